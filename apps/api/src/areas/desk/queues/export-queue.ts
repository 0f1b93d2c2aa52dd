import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import { askQueue, type Reader } from './ask-queue.ts';
import { countQueueRows } from './queue-rows.store.ts';

/** Asks for the rows of a view as a file. Throws EXPORT_TOO_LONG. */
export async function exportQueue(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  filter: DeskFilter,
  language: Language,
): Promise<OfficeExport> {
  const asked = await askQueue(deps.db, deps, reader, queue, filter);
  const { value, isCapped } = await countQueueRows(deps.db, asked, EXPORT_ROWS_MAX);
  return askExport(deps, reader.actor, {
    list: queue,
    filter,
    rows: isCapped ? value + 1 : value,
    language,
  });
}
