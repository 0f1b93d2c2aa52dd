import type { Deps } from '../deps.ts';
import { composeMail } from './compose-mail.ts';
import { findOrderFacts, findRecipient } from './mail-facts.store.ts';
import { MAIL_JOB_CONTEXT, type MailRequest } from './request-mail.ts';

/** Composes and sends a message that a use case asked for; throws when it could not be sent, so that it is tried again. */
export async function sendRequestedMail(deps: Deps, sealed: string): Promise<void> {
  const opened = await deps.secrets.open(Buffer.from(sealed, 'base64'), MAIL_JOB_CONTEXT);
  const request: MailRequest = JSON.parse(opened.toString());
  const recipient = await findRecipient(deps.db, request.investorId);
  const order =
    'tradeId' in request ? await findOrderFacts(deps.db, request.investorId, request.tradeId) : undefined;
  if (recipient === undefined) {
    deps.log.warn({ template: request.template }, 'mail for an account that is gone');
    return;
  }
  await deps.mailer.send(composeMail(request, recipient, order ?? null, deps.config.publicUrl));
}
