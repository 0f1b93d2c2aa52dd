import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import type { Deps } from '../platform/deps.ts';
import {
  completeInvestorAccount,
  completeInvestorOnboarding,
  morningInvestorAccount,
  morningInvestorOnboarding,
  newInvestorAccount,
} from './demo-accounts.ts';
import { completeInvestorKyc, morningInvestorKyc } from './demo-kyc.ts';
import { morningMessages } from './demo-messages.ts';
import { morningOrders } from './demo-morning.ts';
import { completeInvestorOrders } from './demo-orders.ts';
import { demoPerson, secondPeople } from './demo-people.ts';
import { morningProposal } from './demo-proposal.ts';
import { demoRepresentatives } from './demo-representatives.ts';
import { morningRoleChange } from './demo-role-change.ts';
import { morningStatement } from './demo-statement.ts';
import type { DemoStep } from './demo-step.ts';
import { morningTroubles } from './demo-troubles.ts';
import { trustDays } from './demo-trust-days.ts';
import { demoDeals } from './load-demo-deals.ts';
import { demoFilms } from './load-demo-films.ts';

/** What the demonstration consists of, in the order it is made; each step may rely on those before it. */
const STEPS: readonly DemoStep[] = [
  demoRepresentatives,
  ...STAFF_ROLES.map(demoPerson),
  ...secondPeople,
  demoDeals,
  demoFilms,
  newInvestorAccount,
  completeInvestorAccount,
  completeInvestorOnboarding,
  completeInvestorKyc,
  completeInvestorOrders,
  morningInvestorAccount,
  morningInvestorOnboarding,
  morningInvestorKyc,
  morningOrders,
  morningProposal,
  morningRoleChange,
  morningStatement,
  morningTroubles,
  morningMessages,
  trustDays,
];

/**
 * Loads whatever part of the demonstration data is not there yet; one small query a step when all of it is. Returns how many
 * steps had to be run. `stopAsked` ends it between two steps: its reason is thrown, and the next start goes on from there.
 */
export async function loadDemoData(
  deps: Deps,
  { steps = STEPS, stopAsked }: { steps?: readonly DemoStep[]; stopAsked?: AbortSignal | undefined } = {},
): Promise<number> {
  let loaded = 0;
  for (const step of steps) {
    stopAsked?.throwIfAborted();
    if (!(await step.isDone(deps))) {
      await step.run(deps);
      loaded += 1;
      deps.log.info({ step: step.name }, 'demonstration data loaded');
    }
  }
  return loaded;
}
