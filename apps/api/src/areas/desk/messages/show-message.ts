import { REPLY_TEMPLATES } from '@portal/domain/desk/messages/contact-desk';
import type { OfficeMessageDetail } from '@portal/domain/desk/messages/office-messages.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Deps } from '../../../platform/deps.ts';
import { translate } from '../../../platform/language/translate.ts';
import { openReply } from '../../people/contact/seal-message.ts';
import { showClaim } from '../queues/claims/present-claim.ts';
import type { Reader } from '../queues/rows/ask-queue.ts';
import { listReplies } from './message-replies.store.ts';
import { openFound } from './open-found.ts';
import { requireMessage } from './require-message.ts';

/** A message with its answers, and a draft answer in its language. Throws NOT_FOUND. */
export async function showMessage(
  deps: Deps,
  reader: Reader,
  messageId: string,
): Promise<OfficeMessageDetail> {
  const found = await requireMessage(deps.db, reader, messageId);
  const { row, written } = await openFound(deps, found);
  const replies = await listReplies(deps.db, messageId);
  return {
    ...row,
    claim: await showClaim(deps.db, deps, reader.actor, { kind: 'message', id: messageId }),
    email: written.email,
    text: written.message,
    replies: await Promise.all(
      replies.map(async ({ id, by, at, sealed, outcome }) => ({
        id,
        by,
        at: at.toISOString(),
        text: await openReply(deps.secrets, id, sealed),
        delivery: outcome ?? 'waiting',
      })),
    ),
    templates:
      scopeOf(reader.actor.roles, 'messages.answer') === null
        ? []
        : REPLY_TEMPLATES.map((id) => ({ id, text: translate(row.language, `mailContact.templates.${id}`) })),
  };
}
