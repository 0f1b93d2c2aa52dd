import type { Offering } from '../offering.ts';

const both = () => ({ en: '', fr: '' });

/** An offering about which nothing is known yet. */
export function emptyOffering(): Offering {
  return {
    securityCode: null,
    securityName: both(),
    trustee: '',
    releaseConditions: both(),
    issuer: {
      isInvestmentFund: null,
      isRedeemable: null,
      isReportingIssuer: null,
      isRealEstate: null,
      isCollectiveVehicle: null,
      financialYearEnd: '',
    },
    related: { kind: null, how: both() },
    offeredIn: [],
    exemptions: [],
    minimumRaise: null,
    memorandum: { form: null, certificateOn: null, schedules: [] },
    appraisal: null,
    statedValues: [],
    redemption: { terms: both(), status: null, since: null, source: '' },
    approval: null,
  };
}
