import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Reader } from '../queues/ask-queue.ts';
import { findHolder } from '../queues/find-holder.ts';
import type { FoundMessage } from './message-rows.store.ts';
import { requireMessage } from './require-message.ts';

/** A message that nobody else has. Throws NOT_FOUND, and CLAIMED with the name of who has it. */
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
