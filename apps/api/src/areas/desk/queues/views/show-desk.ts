import { filtersNotOf } from '@portal/domain/desk/queues/filters-of-role';
import type { Desk } from '@portal/domain/desk/queues/office-desk.wire';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { nameActiveStaff } from '../../../firm/staff/people/find-active-staff.ts';
import { summariseQueues } from '../rows/summarise-queues.ts';
import { listViews } from './views.store.ts';

/** The queues that a person's role opens with what waits in each, their views and their colleagues. */
export async function showDesk(deps: Deps, actor: StaffActor): Promise<Desk> {
  const [queues, views, colleagues] = await Promise.all([
    summariseQueues(deps, actor),
    listViews(deps.db, actor.staffId),
    nameActiveStaff(deps.db),
  ]);
  // A list that the role may not ask for is none of its views, whoever shares it.
  const own = views.filter(({ filter }) => filtersNotOf(actor.role, filter).length === 0);
  return { queues, views: own, colleagues };
}
