import type { ReplyInput } from '@portal/domain/desk/messages/office-messages.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { openMessage, sealReply } from '../../people/contact/seal-message.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { auditMessage } from './audit-message.ts';
import { insertReply, moveMessage } from './message-replies.store.ts';
import { requireFreeMessage } from './require-message.ts';

/**
 * Answers a message: the answer is stored sealed, and its mail requested in the same transaction. Throws NOT_FOUND, CLAIMED, and
 * CHANGED_MEANWHILE if somebody has acted on the message since it was read; then nothing is sent.
 */
export async function answerMessage(
  deps: Deps,
  reader: Reader,
  messageId: string,
  { version, text }: ReplyInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const found = await requireFreeMessage(trx, deps, reader, messageId);
    const at = deps.clock.now();
    if (!(await moveMessage(trx, messageId, version, { answered_at: at, closed_at: null }))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const id = deps.newId();
    const { staffId } = reader.actor;
    await insertReply(trx, { id, messageId, staffId, sealed: sealReply(deps.secrets, id, text), at });
    const { email: address, subject } = await openMessage(deps.secrets, messageId, found.sealed);
    const reply = { template: 'contact-reply', address, subject, replyText: text } as const;
    const { investorId, language } = found;
    await requestMail(
      trx,
      deps,
      investorId === null ? { ...reply, investorId, language } : { ...reply, investorId },
      id,
    );
    await auditMessage(trx, deps, reader.actor, found, 'message.answered');
  });
}
