import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import type { Deps } from '../platform/deps.ts';
import { loadDemoDeals } from './load-demo-deals.ts';
import { loadDemoFilms } from './load-demo-films.ts';
import { morningMessages } from './morning/morning-messages.ts';
import { morningOrders } from './morning/morning-orders.ts';
import { morningProposal, morningRoleChange } from './morning/morning-proposal.ts';
import { morningStatement } from './morning/morning-statement.ts';
import { morningTroubles } from './morning/morning-troubles.ts';
import { trustDays } from './morning/trust-days.ts';
import { completeInvestorOrders } from './orders/complete-investor-orders.ts';
import { completeInvestorKyc, morningInvestorKyc } from './people/complete-investor-kyc.ts';
import { demoFounding, demoPerson, secondPeople } from './people/demo-people.ts';
import {
  completeInvestorAccount,
  completeInvestorOnboarding,
  morningInvestorAccount,
  morningInvestorOnboarding,
  newInvestorAccount,
} from './people/demo-person.ts';
import { demoRepresentatives } from './people/demo-representatives.ts';
import type { DemoStep } from './people/demo-step.ts';

/** The steps of the demonstration in order; each may rely on those before it. */
const STEPS: readonly DemoStep[] = [
  demoRepresentatives,
  demoFounding,
  ...STAFF_ROLES.map(demoPerson),
  ...secondPeople,
  loadDemoDeals,
  loadDemoFilms,
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
 * Loads whatever part of the demonstration data is missing; one small query per step if none is. Returns how many steps had to run.
 * `stopAsked` ends it between two steps: its reason is thrown, and the next start continues from there.
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
