import { type DeskQueue, QUEUE_FACTS, queuesOf } from '@portal/domain/desk/desk-queues';
import { actionsOf, scopeOf } from '@portal/domain/office/permissions';
import type { Desk } from '@portal/domain/wire/office-desk';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { nameColleagues } from '../staff/find-colleague.ts';
import { askQueue } from './ask-queue.ts';
import { summariseQueue } from './queue-rows.store.ts';
import { listViews } from './views.store.ts';

/** The queues that a person's role opens with what waits in each, their views and their colleagues. */
export async function showDesk(deps: Deps, actor: StaffActor): Promise<Desk> {
  const [queues, views, colleagues] = await Promise.all([
    Promise.all(queuesOf(actionsOf(actor.role)).map((queue) => summarise(deps, actor, queue))),
    listViews(deps.db, actor.staffId),
    nameColleagues(deps.db),
  ]);
  return { queues, views, colleagues };
}

async function summarise(deps: Deps, actor: StaffActor, queue: DeskQueue): Promise<Desk['queues'][number]> {
  const scope = scopeOf(actor.role, QUEUE_FACTS[queue].action) ?? 'own-clients';
  const asked = await askQueue(deps.db, deps, { actor, scope }, queue, {});
  const { oldestSince, ...counts } = await summariseQueue(deps.db, asked);
  return {
    queue,
    ...counts,
    oldestSince: oldestSince?.toISOString() ?? null,
  };
}
