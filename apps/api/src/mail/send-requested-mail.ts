import { sha256Hex } from '../crypto/tokens.ts';
import type { Deps } from '../deps.ts';
import { gatherMemorandum } from '../memorandum/gather-memorandum.ts';
import { cancellationOfOrder } from '../payments/cancellation.ts';
import type { JobPayloads } from '../ports/jobs.ts';
import { findTrade } from '../trades/trades.store.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail } from './deliver-mail.ts';
import { findOrderFacts, findRecipient } from './mail-facts.store.ts';
import type { MailFacts } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { MAIL_JOB_CONTEXT, type MailRequest } from './request-mail.ts';
import { findJointRecipient, findSigningFacts } from './signing-mail-facts.store.ts';

/**
 * Composes and sends a message that a use case asked for; throws when it could not be sent, so that it is tried again.
 * A server of another version may have asked for a message that this one does not know: that one waits for a look.
 */
export async function sendRequestedMail(
  deps: Deps,
  { sealed, mailId = sha256Hex(sealed) }: JobPayloads['send-mail'],
): Promise<void> {
  const opened = await deps.secrets.open(Buffer.from(sealed, 'base64'), MAIL_JOB_CONTEXT);
  const request: MailRequest = JSON.parse(opened.toString());
  const { template, investorId } = request;
  if (!Object.hasOwn(MAIL_TEMPLATES, template)) {
    throw new Error(`The message ${template} was asked for by another version of the portal`);
  }
  const recipient =
    'envelopeId' in request
      ? await findJointRecipient(deps.db, investorId, request.envelopeId)
      : await findRecipient(deps.db, investorId);
  if (recipient === undefined) {
    deps.log.warn({ template }, 'mail for an account that is gone');
    return;
  }
  const elsewhere = 'address' in request ? { email: request.address } : {};
  await deliverMail(deps, {
    mailId,
    investorId,
    template,
    isUrgent: MAIL_TEMPLATES[template].isSecurity === true,
    mail: composeMail(
      request,
      { ...recipient, ...elsewhere },
      await gatherFacts(deps, request),
      deps.config.publicUrl,
    ),
  });
}

async function gatherFacts(deps: Deps, request: MailRequest): Promise<MailFacts> {
  const order =
    'tradeId' in request ? await findOrderFacts(deps.db, request.investorId, request.tradeId) : undefined;
  return {
    dealer: deps.config.dealer,
    order: order ?? null,
    memorandum: 'documentId' in request ? await gatherMemorandum(deps, request.documentId) : null,
    signing: await findSigningFacts(deps.db, request),
    mayCancel: await gatherRight(deps, request),
  };
}

/** Messages to a person who has signed say until when they may cancel, while they may. */
async function gatherRight(deps: Deps, request: MailRequest): Promise<MailFacts['mayCancel']> {
  if (request.template !== 'order-received' && request.template !== 'order-approved') {
    return null;
  }
  const trade = await findTrade(deps.db, request.investorId, request.tradeId);
  const cancellation = trade === undefined ? null : await cancellationOfOrder(deps.db, trade);
  const rightEndsAt = cancellation?.rightEndsAt ?? null;
  return cancellation !== null && rightEndsAt !== null && deps.clock.now() < rightEndsAt
    ? { rightEndsAt: rightEndsAt.toISOString(), timeZone: cancellation.timeZone }
    : null;
}
