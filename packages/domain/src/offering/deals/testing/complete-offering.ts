import type { Offering } from '../offering.ts';

/** An issuer in real estate, no fund, that offers units to accredited investors alone. */
export const COMPLETE_OFFERING: Offering = {
  securityCode: 'LPU',
  securityName: { en: 'Class A units of Maple Gate LP', fr: 'Parts de catégorie A de Maple Gate LP' },
  trustee: 'Cedar Trust Company',
  releaseConditions: {
    en: 'The smallest raise is reached.',
    fr: 'Le montant minimal est atteint.',
  },
  issuer: {
    isInvestmentFund: false,
    isRedeemable: false,
    isReportingIssuer: false,
    isRealEstate: true,
    isCollectiveVehicle: false,
    financialYearEnd: '12-31',
  },
  related: { kind: 'none', how: { en: '', fr: '' } },
  offeredIn: ['CAN-AB', 'CAN-BC', 'CAN-ON', 'CAN-QC'],
  exemptions: ['AI'],
  minimumRaise: 50_000,
  memorandum: { form: null, certificateOn: null, schedules: [] },
  appraisal: {
    value: 18_500_000,
    asOf: '2026-10-15',
    appraiser: 'Ines Caron, AACI',
    isIndependent: true,
  },
  statedValues: [
    {
      where: { en: 'The building once renovated', fr: 'L’immeuble une fois rénové' },
      value: 21_000_000,
      basis: { en: 'Every home let at the planned rent.', fr: 'Tous les logements loués au loyer prévu.' },
    },
  ],
  redemption: {
    terms: { en: 'Units cannot be given back.', fr: 'Les parts ne peuvent être rachetées.' },
    status: 'none',
    since: '2026-10-01',
    source: 'Offering documents, section 5',
  },
  approval: null,
};

/** The same sold with a memorandum in British Columbia alone, where nobody asks for its issuer's approval of the page. */
export const SOLD_WITH_MEMORANDUM: Offering = {
  ...COMPLETE_OFFERING,
  offeredIn: ['CAN-BC'],
  exemptions: ['AI', 'OM'],
  memorandum: { form: 'F2', certificateOn: '2026-10-20', schedules: ['first'] },
};
