import type { KycWire } from '@portal/domain/client/kyc/answers/kyc-wire';
import { saveKyc } from '../../areas/client/kyc/answers/save-kyc.ts';
import { ADDRESS_FORM, ID_FORM } from '../../areas/client/kyc/evidence/identity-form.ts';
import { keepIdentityFiles } from '../../areas/client/kyc/evidence/keep-identity-files.ts';
import { findSubmittedKyc } from '../../areas/client/kyc/submitted/find-submitted-kyc.ts';
import type { Deps } from '../../platform/deps.ts';
import type { FormFile } from '../../platform/files/preparing/prepare-form.ts';
import { COMPLETE_INVESTOR, type DemoPerson, demoInvestorId, MORNING_INVESTOR } from './demo-person.ts';
import type { DemoStep } from './demo-step.ts';
import { drawCardBack, drawCardFront, drawUtilityBill } from './specimen-pictures.ts';

const YEARS_STILL_VALID = 4;

/**
 * What the account and the onboarding do not say yet: a civil engineer in Toronto who lives alone. The name is invented, and social
 * insurance numbers merely pass the check digit.
 */
const PROFILE: KycWire = {
  basics: {
    phone: '+14165550137',
    birthdate: '1984-09-12',
    maritalStatus: '3',
    citizenship: 'CAN',
    dependents: 0,
    canadianTaxResident: { status: true },
    address: { unit: '1207', street: '88 Harbour Street', city: 'Toronto', postalCode: 'M5J 2L1' },
  },
  employment: {
    individual: {
      status: 1,
      businessName: 'Lakeshore Engineering Ltd.',
      businessType: 'Engineering',
      occupation: 'Civil engineer',
      phone: '+14165550199',
      years: 9,
      address: {
        street: '200 King Street West',
        city: 'Toronto',
        province: 'CAN-ON',
        postalCode: 'M5H 3T4',
        country: 'CAN',
      },
    },
  },
  income: { individual: { currentYear: 126_000, lastYear: 121_500, twoYearsAgo: 117_000 } },
  assets: {
    financial: {
      residence: 690_000,
      rental: 0,
      business: 0,
      jewelry: 3_500,
      automobiles: 18_000,
      other: 0,
      stocks: 142_000,
      deposits: 21_000,
      registeredPlans: 37_000,
      tfsa: 81_000,
      lira: 0,
      cash: 12_000,
      insurance: 0,
      pensions: 96_000,
      platformInvestments: 0,
      outsideInvestments: 20_000,
    },
    liabilities: {
      homeMortgage: 274_000,
      otherMortgage: 0,
      automobileLoans: 0,
      creditCards: 900,
      unsecuredLoans: 0,
      investmentLoans: 0,
      otherLoans: 0,
    },
  },
  investing: {
    boughtElsewhere: false,
    risk: '2',
    liquidityNeed: '1',
    potentialLoss: { low: 30, medium: 50, high: 20 },
    comfortable: 15,
    newAccount: true,
  },
  political: {
    pep: { value: false },
    hio: { value: false },
    pedpFamily: { value: false },
    canadianSecuritiesRegistrant: { value: false },
  },
};

async function specimen(originalName: string, picture: Promise<Buffer>): Promise<FormFile> {
  return { originalName, bytes: await picture, contentType: 'image/png', pages: null };
}

async function sendSpecimens(deps: Deps, investorId: string): Promise<void> {
  await keepIdentityFiles(deps, investorId, {
    person: 'principal',
    form: ID_FORM,
    received: {
      fields: {
        documentType: '1',
        documentNumber: 'W4410-55821-40912',
        expiryDate: `${deps.clock.now().getUTCFullYear() + YEARS_STILL_VALID}-09-12`,
      },
      files: {
        front: await specimen('licence-front.png', drawCardFront()),
        back: await specimen('licence-back.png', drawCardBack()),
      },
    },
  });
  await keepIdentityFiles(deps, investorId, {
    person: 'principal',
    form: ADDRESS_FORM,
    received: {
      fields: { documentType: '1' },
      files: { bill: await specimen('hydro-bill.png', drawUtilityBill()) },
    },
  });
}

/** A submitted profile, by the use cases that the pages call. */
function profileStep(person: DemoPerson, own: NonNullable<KycWire['basics']>): DemoStep {
  return {
    name: `KYC profile of ${person.email}`,
    isDone: async (deps) => {
      const investorId = await demoInvestorId(deps, person);
      return (await findSubmittedKyc(deps.db, investorId)) !== undefined;
    },
    run: async (deps) => {
      const investorId = await demoInvestorId(deps, person);
      await sendSpecimens(deps, investorId);
      const basics = { ...PROFILE.basics, ...own };
      await saveKyc(deps, investorId, { ...PROFILE, basics, formIsFinished: true });
    },
  };
}

/** Of the person who has done everything once. */
export const completeInvestorKyc = profileStep(COMPLETE_INVESTOR, {
  title: '2',
  genderStatus: '2',
  socialInsuranceNumber: '130692544',
});
/** The number of the other account, so that somebody has a flag to look at. */
export const morningInvestorKyc = profileStep(MORNING_INVESTOR, {
  title: '1',
  genderStatus: '1',
  socialInsuranceNumber: '130692544',
});
