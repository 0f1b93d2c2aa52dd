import type { MessageStateInput } from '@portal/domain/desk/messages/office-messages.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { auditMessage } from './audit-message.ts';
import { moveMessage } from './message-replies.store.ts';
import { requireFreeMessage } from './require-message.ts';

/** Closes a message, or reopens it. Throws NOT_FOUND, CLAIMED, and CHANGED_MEANWHILE if somebody else was faster. */
export async function closeMessage(
  deps: Deps,
  reader: Reader,
  messageId: string,
  { version, to }: MessageStateInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const found = await requireFreeMessage(trx, deps, reader, messageId);
    const isClosed = to === 'closed';
    if (!(await moveMessage(trx, messageId, version, { closed_at: isClosed ? deps.clock.now() : null }))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    await auditMessage(trx, deps, reader.actor, found, isClosed ? 'message.closed' : 'message.reopened');
  });
}
