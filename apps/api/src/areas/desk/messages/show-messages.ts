import { MESSAGE_PAGE_ROWS, type MessageQuery } from '@portal/domain/desk/messages/contact-desk';
import type { MessagePage, MessageRow } from '@portal/domain/desk/messages/office-messages.wire';
import type { Deps } from '../../../platform/deps.ts';
import { readPlace, writePlace } from '../../../platform/http/place-in-time.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { countMessages, listMessages, listWrittenBy } from './message-rows.store.ts';
import { openFound } from './open-found.ts';
import { clientsOf } from './require-message.ts';

/** A page of the messages the reader may see. Throws VALIDATION for a cursor no page gave. */
export async function showMessages(
  deps: Deps,
  reader: Reader,
  { after, ...filter }: MessageQuery,
): Promise<MessagePage> {
  const question = { filter, representativeId: clientsOf(reader) };
  const [found, count] = await Promise.all([
    listMessages(deps.db, question, { after: readPlace(after), limit: MESSAGE_PAGE_ROWS + 1 }),
    countMessages(deps.db, question),
  ]);
  const rows = found.slice(0, MESSAGE_PAGE_ROWS);
  const last = found.length > MESSAGE_PAGE_ROWS ? rows.at(-1) : undefined;
  const opened = await Promise.all(rows.map((row) => openFound(deps, row)));
  return {
    rows: opened.map(({ row }) => row),
    count,
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.id }),
  };
}

/** What an investor wrote while signed in, newest first. */
export async function listMessagesOf(deps: Deps, reader: Reader, investorId: string): Promise<MessageRow[]> {
  const found = await listWrittenBy(deps.db, investorId, clientsOf(reader));
  const opened = await Promise.all(found.map((row) => openFound(deps, row)));
  return opened.map(({ row }) => row);
}
