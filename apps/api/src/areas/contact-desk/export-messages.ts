import type { MessageFilter } from '@portal/domain/contact/contact-desk';
import type { Language } from '@portal/domain/people/languages';
import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/wire/office-exports';
import type { Deps } from '../../platform/deps.ts';
import type { Reader } from '../desk/ask-queue.ts';
import { askExport } from '../exports/ask-export.ts';
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
