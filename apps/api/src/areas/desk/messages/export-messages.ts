import { EXPORT_ROWS_MAX, type OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import { type MessageFilter, messageFilterSchema } from '@portal/domain/desk/messages/contact-desk';
import type { MessageRow } from '@portal/domain/desk/messages/office-messages.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CsvCell } from '@portal/domain/ground/formats/write-csv';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Say, translate } from '../../../platform/language/translate.ts';
import { askExport } from '../../firm/exports/ask-export.ts';
import { readRows } from '../../firm/exports/read-rows.ts';
import type { Sheet, SheetAsked } from '../../firm/exports/write-export.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { countMessages, type FoundMessage, listMessages } from './message-rows.store.ts';
import { openFound } from './open-found.ts';
import { clientsOf } from './require-message.ts';

/** Requests the list of messages as a file. Throws EXPORT_TOO_LONG. */
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

const COLUMNS = ['received', 'from', 'investor', 'about', 'subject', 'state'] as const;
type Column = (typeof COLUMNS)[number];

/** The list of messages as a sheet, in the order of the screen and without what was written; null if the reader's roles may not open it. */
export async function sheetOfMessages(
  deps: Deps,
  reader: StaffActor,
  { filter, language }: Omit<SheetAsked, 'list'>,
): Promise<Sheet | null> {
  const scope = scopeOf(reader.roles, 'messages.view');
  if (scope === null) {
    return null;
  }
  const say: Say = (key) => translate(language, key);
  const question = {
    filter: messageFilterSchema.parse(filter),
    representativeId: clientsOf({ actor: reader, scope }),
  };
  const found = await readRows<FoundMessage>((last, limit) => {
    const after = last === undefined ? null : { at: last.sortValue, id: last.id };
    return listMessages(deps.db, question, { after, limit });
  });
  const opened = await Promise.all(found.map((row) => openFound(deps, row)));
  const cells = opened.map(({ row }) => cellsOf(row, say));
  return {
    title: say('officeExports.lists.messages'),
    header: COLUMNS.map((column) => say(`documentsDesk.messages.${column}`)),
    rows: cells.map((row) => COLUMNS.map((column) => row[column])),
  };
}

function cellsOf({ receivedAt, name, investor, about, subject, state }: MessageRow, say: Say) {
  return {
    received: dealerDay(new Date(receivedAt)),
    from: name,
    investor: investor?.name ?? '',
    about: say(`contact.about.types.${about}`),
    subject,
    state: say(`officeMessages.states.${state}`),
  } satisfies Record<Column, CsvCell>;
}
