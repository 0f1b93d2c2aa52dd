import { completeOnboarding } from '../../areas/people/accounts/complete-onboarding.ts';
import { markAddressConfirmed } from '../../areas/people/accounts/email/verify-email.ts';
import { findInvestor, findInvestorId } from '../../areas/people/accounts/find-account.ts';
import { registerInvestor } from '../../areas/people/accounts/register-investor.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DemoStep } from './demo-step.ts';

export const DEMO_PASSWORD = 'northline demo 2026';

// Each names a representative who is registered where they live, as whoever registers may: nobody else may take their order.
/** A person who has just registered: everything is still to be done. */
export const NEW_INVESTOR = {
  firstName: 'Camille',
  lastName: 'Fortin',
  email: 'camille@northline.example',
  province: 'CAN-QC',
  dealerRepresentativeId: 'rep-06',
} as const;

/** A person who has done everything once. */
export const COMPLETE_INVESTOR = {
  firstName: 'Ada',
  lastName: 'Whitfield',
  email: 'ada@northline.example',
  province: 'CAN-ON',
  dealerRepresentativeId: 'rep-04',
} as const;

/** A person whose orders, money and messages are waiting at the desk; nobody logs in as them. */
export const MORNING_INVESTOR = {
  firstName: 'Étienne',
  lastName: 'Gauthier',
  email: 'etienne@northline.example',
  province: 'CAN-ON',
  dealerRepresentativeId: 'rep-02',
} as const;

const DEMO_ORIGIN = { ipAddress: '127.0.0.1', userAgent: 'demonstration data' };

export type DemoPerson = typeof NEW_INVESTOR | typeof COMPLETE_INVESTOR | typeof MORNING_INVESTOR;

/** Somebody with experience, a long horizon and no need of the money: answers that lead on without a warning. */
const EXPERIENCED_ANSWERS = {
  'real-estate': ['1', '3'],
  age: '1',
  experience: '3',
  advice: '2',
  objective: '3',
  purpose: ['1', '2'],
  horizon: '3',
  risk: '2',
  investment: '3',
  funding: '1',
  marketing: [],
};

/** The account's id; throws if the step that creates the account has not run. */
export async function demoInvestorId(deps: Deps, person: DemoPerson): Promise<string> {
  const id = await findInvestorId(deps.db, person.email);
  if (id === undefined) {
    throw new Error(`The demonstration account ${person.email} is missing`);
  }
  return id;
}

function accountStep(person: DemoPerson): DemoStep {
  return {
    name: `account ${person.email}`,
    isDone: async (deps) => (await findInvestorId(deps.db, person.email)) !== undefined,
    run: async (deps) => {
      const input = { ...person, password: DEMO_PASSWORD, acceptTerms: true as const };
      const { user } = await registerInvestor(deps, input, 'en', DEMO_ORIGIN);
      await transact(deps.db, (trx) => markAddressConfirmed(trx, user.id, person.email, deps.clock.now()));
    },
  };
}

export const newInvestorAccount = accountStep(NEW_INVESTOR);
export const completeInvestorAccount = accountStep(COMPLETE_INVESTOR);

export const morningInvestorAccount = accountStep(MORNING_INVESTOR);

function onboardingStep(person: DemoPerson): DemoStep {
  return {
    name: `onboarding of ${person.email}`,
    isDone: async (deps) => {
      const investor = await findInvestor(deps.db, await demoInvestorId(deps, person));
      return investor?.onboardedAt !== null;
    },
    run: async (deps) => {
      await completeOnboarding(deps, await demoInvestorId(deps, person), EXPERIENCED_ANSWERS);
    },
  };
}

export const completeInvestorOnboarding = onboardingStep(COMPLETE_INVESTOR);
export const morningInvestorOnboarding = onboardingStep(MORNING_INVESTOR);
