import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Reader } from '../queues/ask-queue.ts';
import { type FoundMessage, findMessage } from './message-rows.store.ts';

/** Whose clients' messages alone a person may see; null for everything. */
export function clientsOf({ actor, scope }: Reader): string | null {
  return scope === 'all' ? null : (actor.representativeId ?? '');
}

/** Throws NOT_FOUND for a message that there is not, and for one that is not the person's to see. */
export async function requireMessage(db: Db, reader: Reader, messageId: string): Promise<FoundMessage> {
  const found = await findMessage(db, messageId, clientsOf(reader));
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}
