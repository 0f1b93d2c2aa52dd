import { type DeskQueue, QUEUE_FACTS, queuesOf } from '@portal/domain/desk/queues/desk-queues';
import type { QueueSummary } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf, scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { askQueue } from './ask-queue.ts';
import { summariseQueue } from './queue-rows.store.ts';

/** What waits in each of the queues that a person's role opens, as their lists count it. */
export function summariseQueues(deps: Deps, actor: StaffActor): Promise<QueueSummary[]> {
  return Promise.all(queuesOf(actionsOf(actor.role)).map((queue) => summarise(deps, actor, queue)));
}

async function summarise(deps: Deps, actor: StaffActor, queue: DeskQueue): Promise<QueueSummary> {
  const scope = scopeOf(actor.role, QUEUE_FACTS[queue].action) ?? 'own-clients';
  const asked = await askQueue(deps.db, deps, { actor, scope }, queue, {});
  const { oldestSince, ...counts } = await summariseQueue(deps.db, asked);
  return { queue, ...counts, oldestSince: oldestSince?.toISOString() ?? null };
}
