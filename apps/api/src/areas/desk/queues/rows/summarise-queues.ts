import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import { type DeskQueue, QUEUE_FACTS, queuesOf } from '@portal/domain/desk/queues/desk-queues';
import type { DeskCount, QueueSummary } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf, scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { countQueueRows, summariseQueue } from './queue-rows.store.ts';

/** What is waiting in each queue the person's roles may open, as its list counts it. */
export function summariseQueues(deps: Deps, actor: StaffActor): Promise<QueueSummary[]> {
  return Promise.all(queuesOf(actionsOf(actor.roles)).map((queue) => summarise(deps, actor, queue)));
}

async function summarise(deps: Deps, actor: StaffActor, queue: DeskQueue): Promise<QueueSummary> {
  const scope = scopeOf(actor.roles, QUEUE_FACTS[queue].action) ?? 'own-clients';
  const asked = await askQueue(deps.db, deps, { actor, scope }, queue, {});
  const { oldestSince, ...counts } = await summariseQueue(deps.db, asked);
  return { queue, ...counts, oldestSince: oldestSince?.toISOString() ?? null };
}

/** Orders returned to their investors, as the list of all orders filters them. */
const RETURNED: DeskFilter = { status: 'changesAsked', snoozed: 'all' };

/** How many orders are with their investors for changes, by the list's own query. */
export async function countReturned(deps: Deps, reader: Reader): Promise<DeskCount> {
  return countQueueRows(deps.db, await askQueue(deps.db, deps, reader, 'all-orders', RETURNED));
}
