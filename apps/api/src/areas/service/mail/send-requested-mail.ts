import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../platform/deps.ts';
import { deliverMail } from '../../../platform/mail/deliver-mail.ts';
import { MAIL_JOB_CONTEXT, type MailRequest } from '../../../platform/mail/request-mail.ts';
import type { JobPayloads } from '../../../platform/ports/jobs.ts';
import { gatherMemorandum } from '../../agreement/memorandum/gather-memorandum.ts';
import {
  findJointRecipient,
  findSignedTitle,
  listPapersOfJoint,
  listPapersOfOrder,
} from '../../agreement/signing/find-joint-recipient.ts';
import { trusteeInForce } from '../../firm/trustee/trustee-in-force.ts';
import { gatherNewDeal } from '../../offering/new-deals/gather-new-deal.ts';
import { cancellationOfOrder } from '../../order/trades/cancelling/cancellation.ts';
import { findOrder, findOrderFacts } from '../../order/trades/find-order.ts';
import { findRecipient, type Recipient } from '../../people/accounts/profile/find-recipient.ts';
import { gatherArticle } from '../../people/articles/gather-article.ts';
import { removeEntry } from '../../people/waiting-list/waiting-entries.ts';
import { composeMail } from './compose-mail.ts';
import type { MailFacts } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { isStillTrue } from './still-true.ts';

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
  const recipient = await recipientOf(deps, request);
  if (recipient === undefined) {
    deps.log.warn({ template }, 'mail for an account that is gone');
    return;
  }
  if (!(await isStillTrue(deps, request))) {
    return;
  }
  const facts = await gatherFacts(deps, request);
  if (
    (template === 'new-deal' && facts.newDeal === null) ||
    (template === 'article' && facts.article === null)
  ) {
    return;
  }
  await deliverMail(deps, {
    mailId,
    investorId,
    template,
    isUrgent: MAIL_TEMPLATES[template].isSecurity === true,
    mail: {
      ...composeMail(request, recipient, facts, deps.config.publicUrl, deps.config.officeUrl),
      ...(MAIL_TEMPLATES[template].isAnswerable === true ? { replyTo: deps.config.contactEmail } : {}),
    },
  });
  if (template === 'waiting-list-served') {
    await removeEntry(deps.db, request.entryId);
  }
}

async function recipientOf(deps: Deps, request: MailRequest): Promise<Recipient | undefined> {
  if (request.investorId === null) {
    return { email: request.address, language: request.language, confirmedName: null };
  }
  const { template, investorId } = request;
  if ('envelopeId' in request) {
    return findJointRecipient(deps.db, deps.secrets, investorId, request.envelopeId);
  }
  const owner = await findRecipient(deps.db, investorId);
  if (owner === undefined || !('address' in request)) {
    return owner;
  }
  const isConfirmed = MAIL_TEMPLATES[template].to !== 'unconfirmed';
  return { ...owner, email: request.address, confirmedName: isConfirmed ? owner.confirmedName : null };
}

async function gatherFacts(deps: Deps, request: MailRequest): Promise<MailFacts> {
  const order =
    'tradeId' in request ? await findOrderFacts(deps.db, request.investorId, request.tradeId) : undefined;
  return {
    order: order ?? null,
    memorandum: 'documentId' in request ? await gatherMemorandum(deps, request.documentId) : null,
    newDeal: request.template === 'new-deal' ? await gatherNewDeal(deps, request) : null,
    article: request.template === 'article' ? await gatherArticle(deps, request) : null,
    documentTitle:
      'fileId' in request ? await findSignedTitle(deps.db, request.investorId, request.fileId) : null,
    papers: await gatherPapers(deps, request),
    mayCancel: await gatherRight(deps, request),
    clock: await gatherClock(deps, request),
    trustee: request.template === 'order-received' ? await gatherTrustee(deps) : null,
  };
}

async function gatherTrustee(deps: Deps): Promise<MailFacts['trustee']> {
  const { en, fr } = (await trusteeInForce(deps)).words;
  return { en: en.trustee, fr: fr.trustee };
}

/** The clock that a message about an order's times is written by. */
async function gatherClock(deps: Deps, request: MailRequest): Promise<string> {
  const order =
    request.template === 'reservation-ending'
      ? await findOrder(deps.db, request.investorId, request.tradeId)
      : undefined;
  return order === undefined ? DEALER_TIME_ZONE : (await cancellationOfOrder(deps.db, order)).timeZone;
}

async function gatherPapers({ db }: Deps, request: MailRequest): Promise<MailFacts['papers']> {
  switch (request.template) {
    case 'order-received':
      return listPapersOfOrder(db, request.investorId, request.tradeId);
    case 'joint-documents':
      return listPapersOfJoint(db, request.investorId, request.envelopeId);
    default:
      return [];
  }
}

/** Messages to a person who has signed say until when they may cancel, while they may. */
async function gatherRight(deps: Deps, request: MailRequest): Promise<MailFacts['mayCancel']> {
  if (request.template !== 'order-received' && request.template !== 'order-approved') {
    return null;
  }
  const trade = await findOrder(deps.db, request.investorId, request.tradeId);
  const cancellation = trade === undefined ? null : await cancellationOfOrder(deps.db, trade);
  const rightEndsAt = cancellation?.rightEndsAt ?? null;
  return cancellation !== null && rightEndsAt !== null && deps.clock.now() < rightEndsAt
    ? { rightEndsAt: rightEndsAt.toISOString(), timeZone: cancellation.timeZone }
    : null;
}
