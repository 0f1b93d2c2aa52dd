import { sha256Hex } from '../crypto/new-token.ts';
import type { Deps } from '../deps.ts';
import type { JobPayloads } from '../ports/jobs.ts';
import { openReasons } from '../reasons/open-reasons.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailKind, MailKinds } from './mail-kind.ts';
import { MAIL_JOB_CONTEXT, type MailRequest } from './request-mail.ts';

/**
 * Composes and sends a message that a use case asked for; throws when it could not be sent, so that it is tried again.
 * A server of another version may have asked for a message that this one does not know: that one waits for a look.
 */
export async function sendRequestedMail(
  deps: Deps,
  kinds: MailKinds,
  { sealed, mailId = sha256Hex(sealed) }: JobPayloads['send-mail'],
): Promise<void> {
  const opened = await deps.secrets.open(Buffer.from(sealed, 'base64'), MAIL_JOB_CONTEXT);
  const asked: MailRequest = JSON.parse(opened.toString());
  const request = await openReasons(deps, asked);
  const { template, investorId } = request;
  if (!Object.hasOwn(kinds, template)) {
    throw new Error(`The message ${template} was asked for by another version of the portal`);
  }
  const kind: MailKind = kinds[template];
  const recipient = await kind.to(deps, request);
  if (recipient === undefined) {
    deps.log.warn({ template }, 'mail for an account that is gone');
    return;
  }
  if ((await kind.isStillTrue?.(deps, request)) === false) {
    return;
  }
  const facts = await openReasons(deps, await kind.gather?.(deps, request));
  if (facts === null) {
    return;
  }
  await deliverMail(deps, {
    mailId,
    investorId,
    template,
    isUrgent: kind.isSecurity === true,
    mail: {
      ...composeMail(kind, request, recipient, facts, deps.config),
      ...(kind.isAnswerable === true ? { replyTo: deps.config.contactEmail } : {}),
    },
  });
  await kind.onSent?.(deps, request);
}
