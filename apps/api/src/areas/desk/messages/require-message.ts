import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findHolder } from '../queues/claims/find-holder.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { type FoundMessage, findMessage } from './message-rows.store.ts';

/** The representative whose clients' messages alone a person may see; null for everything. */
export function clientsOf({ actor, scope }: Reader): string | null {
  return scope === 'all' ? null : (actor.representativeId ?? '');
}

/** Throws NOT_FOUND for a message that does not exist or that the person may not see. */
export async function requireMessage(db: Db, reader: Reader, messageId: string): Promise<FoundMessage> {
  const found = await findMessage(db, messageId, clientsOf(reader));
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}

/** A message nobody else holds. Throws NOT_FOUND, and CLAIMED with the holder's name. */
export async function requireFreeMessage(
  trx: Db,
  deps: Deps,
  reader: Reader,
  messageId: string,
): Promise<FoundMessage> {
  const found = await requireMessage(trx, reader, messageId);
  const holder = await findHolder(trx, deps, { kind: 'message', id: messageId });
  if (holder !== null && holder.id !== reader.actor.staffId) {
    throw new AppError('CLAIMED', { values: { name: holder.name } });
  }
  return found;
}
