import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import { type DeskQueue, QUEUE_FACTS, queuesOf } from '@portal/domain/desk/queues/desk-queues';
import type { DeskCount, QueueSummary } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf, scopeOf } from '@portal/domain/firm/staff/permissions';
import { databaseFailureOf } from '../../../../platform/db/database-failure-of.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { summariseQueue, waitNoLongerThan } from './queue-counts.store.ts';
import { countQueueRows } from './queue-rows.store.ts';

/** What is waiting in each queue the person's roles may open, as its list counts it; `uncounted` are those that could not be counted in time. */
export async function summariseQueues(
  deps: Deps,
  actor: StaffActor,
): Promise<{ queues: QueueSummary[]; uncounted: DeskQueue[] }> {
  const asked = queuesOf(actionsOf(actor.roles));
  const found = await Promise.all(asked.map((queue) => trySummary(deps, actor, queue)));
  const queues = found.flatMap((summary) => summary ?? []);
  return { queues, uncounted: asked.filter((_queue, place) => found[place] === undefined) };
}

/** A queue is not waited for longer than this: the others are of use without it. */
export const SUMMARY_WITHIN_MS = 3_000;

/** Undefined where the queue fails or takes too long: the log has the reason, and the others their counts. */
async function trySummary(
  deps: Deps,
  actor: StaffActor,
  queue: DeskQueue,
): Promise<QueueSummary | undefined> {
  try {
    return await transact(deps.db, async (trx) => {
      await waitNoLongerThan(trx, SUMMARY_WITHIN_MS);
      return summarise(trx, deps, actor, queue);
    });
  } catch (error) {
    if (databaseFailureOf(error) === 'away') {
      throw error;
    }
    deps.log.warn({ err: error, queue }, 'a queue of the desk could not be counted');
    return undefined;
  }
}

async function summarise(db: Db, deps: Deps, actor: StaffActor, queue: DeskQueue): Promise<QueueSummary> {
  const scope = scopeOf(actor.roles, QUEUE_FACTS[queue].action) ?? 'own-clients';
  const asked = await askQueue(db, deps, { actor, scope }, queue, {});
  const { oldestSince, ...counts } = await summariseQueue(db, asked);
  return { queue, ...counts, oldestSince: oldestSince?.toISOString() ?? null };
}

/** Orders returned to their investors, as the list of all orders filters them. */
const RETURNED: DeskFilter = { status: 'changesAsked', snoozed: 'all' };

/** How many orders are with their investors for changes, by the list's own query. */
export async function countReturned(deps: Deps, reader: Reader): Promise<DeskCount> {
  return countQueueRows(deps.db, await askQueue(deps.db, deps, reader, 'all-orders', RETURNED));
}
