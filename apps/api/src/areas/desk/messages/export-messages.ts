import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { MessageFilter } from '@portal/domain/desk/messages/contact-desk';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import type { Reader } from '../queues/ask-queue.ts';
import { countMessages } from './message-rows.store.ts';
import { clientsOf } from './require-message.ts';

/** Asks for the list of messages as a file. Throws EXPORT_TOO_LONG. */
export async function exportMessages(
  deps: Deps,
  reader: Reader,
  filter: MessageFilter,
  language: Language,
): Promise<OfficeExport> {
  const question = { filter, representativeId: clientsOf(reader) };
  const { value, isCapped } = await countMessages(deps.db, question, EXPORT_ROWS_MAX);
  return askExport(deps, reader.actor, {
    list: 'messages',
    filter,
    rows: isCapped ? value + 1 : value,
    language,
  });
}
