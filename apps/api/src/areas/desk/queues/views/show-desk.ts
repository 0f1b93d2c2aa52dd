import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { filtersNotOf } from '@portal/domain/desk/queues/filters-of-role';
import { FIRST_DAY_STEPS } from '@portal/domain/desk/queues/first-day';
import type { Desk } from '@portal/domain/desk/queues/office-desk.wire';
import { rolesInListOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { nameActiveStaff } from '../../../firm/staff/people/find-active-staff.ts';
import { summariseQueues } from '../rows/summarise-queues.ts';
import { findFirstDay } from './first-day.store.ts';
import { listViews } from './views.store.ts';

/** The queues a person's roles may open with what is waiting in each, their views and the other staff. */
export async function showDesk(deps: Deps, actor: StaffActor): Promise<Desk> {
  const [{ queues, uncounted }, views, colleagues, done] = await Promise.all([
    summariseQueues(deps, actor),
    listViews(deps.db, actor.staffId),
    nameActiveStaff(deps.db),
    findFirstDay(deps.db),
  ]);
  // A shared list whose filters the roles may not use is not shown.
  const own = views.filter(
    ({ queue, filter }) =>
      filtersNotOf(rolesInListOf(actor.roles, QUEUE_FACTS[queue].action), filter).length === 0,
  );
  const firstDay = FIRST_DAY_STEPS.map((step) => ({ step, isDone: done[step] }));
  return { queues, uncounted, views: own, colleagues, firstDay };
}
