import { DESK_PAGE_ROWS, type DeskQuery } from '@portal/domain/desk/queues/desk-query';
import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskPage, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { SEEN_MS } from '@portal/domain/desk/queues/viewing-times';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { later } from '../claims/lease-ms.ts';
import { openWith } from '../claims/viewed-page.ts';
import { listViewers, viewersOf } from '../claims/viewers.store.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { readPlace, writePlace } from './place-in-queue.ts';
import { presentRow } from './present-row.ts';
import { countQueueRows, listQueueRows, type QueueRow } from './queue-rows.store.ts';
import { withWhatCarries } from './with-what-carries.ts';

/** A page of a queue with its counts. Throws VALIDATION for a cursor of another list. */
export async function listQueue(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  { after, ...filter }: DeskQuery,
  language: Language,
): Promise<DeskPage> {
  const sort = filter.sort ?? 'oldest';
  const cursor = readPlace(sort, after);
  const asked = await askQueue(deps.db, deps, reader, queue, filter);
  const limit = DESK_PAGE_ROWS + 1;
  const [found, count, total] = await Promise.all([
    listQueueRows(deps.db, asked, { cursor, limit, language }),
    countQueueRows(deps.db, asked),
    countQueueRows(deps.db, { ...asked, filter: { snoozed: 'all' } }),
  ]);
  const rows = found.slice(0, DESK_PAGE_ROWS);
  const last = found.length > DESK_PAGE_ROWS ? rows.at(-1) : undefined;
  return {
    queue,
    rows: await presentRows(
      deps,
      reader,
      queue,
      queue === 'class-evidence' ? await withWhatCarries(deps, rows, language) : rows,
    ),
    count,
    total,
    next: last === undefined ? null : writePlace(sort, { value: last.sortValue, id: last.id }),
  };
}

/** Rows in wire form, with who else has them open. */
export async function presentRows(
  deps: Deps,
  { actor }: Reader,
  queue: DeskQueue,
  rows: readonly QueueRow[],
): Promise<DeskRow[]> {
  const now = deps.clock.now();
  const { kind } = QUEUE_FACTS[queue];
  const opened = rows.map((row) => openWith({ kind, id: row.id }, row));
  const viewers = await listViewers(deps.db, opened.flat(), {
    exceptStaffId: actor.staffId,
    seenSince: later(now, -SEEN_MS),
  });
  return rows.map((row, index) =>
    presentRow(queue, row, { roles: actor.roles, now, viewing: viewersOf(viewers, opened[index]) }),
  );
}
