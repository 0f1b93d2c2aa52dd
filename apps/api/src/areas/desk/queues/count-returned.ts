import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskCount } from '@portal/domain/desk/queues/office-desk.wire';
import type { Deps } from '../../../platform/deps.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { countQueueRows } from './queue-rows.store.ts';

/** Orders that are with their investors, as the list of all orders has them. */
const RETURNED: DeskFilter = { status: 'changesAsked', snoozed: 'all' };

/** How many orders are with their investors for changes, by the list's own query. */
export async function countReturned(deps: Deps, reader: Reader): Promise<DeskCount> {
  return countQueueRows(deps.db, await askQueue(deps.db, deps, reader, 'all-orders', RETURNED));
}
