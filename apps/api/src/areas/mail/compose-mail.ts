import type { ArticleTexts } from '@portal/domain/articles/article';
import { formatDay, formatDeadline, formatTimeZone } from '@portal/domain/formats/dates';
import { formatCents } from '@portal/domain/money/format-cents';
import { orderReference } from '@portal/domain/trades/order-reference';
import type { Language } from '@portal/domain/wire/user';
import { provincePhrases } from '../../papers/documents/provinces.ts';
import { translateKey } from '../../platform/language/translate.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import type { MailPage } from '../../platform/mail/mail-template.ts';
import { renderMailHtml } from '../../platform/mail/render-mail-html.ts';
import { renderMailText } from '../../platform/mail/render-mail-text.ts';
import type { MailRequest } from '../../platform/mail/request-mail.ts';
import type { Mail } from '../../platform/ports/mailer.ts';
import type { Recipient } from '../accounts/profile/find-recipient.ts';
import type { MemorandumFacts } from '../memorandum/gather-memorandum.ts';
import type { NewDealFacts } from '../new-deals/gather-new-deal.ts';
import type { ActedAlone } from '../staff/staff-mails.ts';
import { cancellationFacts, cancelUntilFacts } from '../trades/cancellation-facts.ts';
import type { OrderFacts } from '../trades/find-order.ts';
import type { MailFacts } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';
import { announcedPapers, leftToDo } from './received-order.ts';

/** Writes a message in the recipient's language, as text and as HTML with the same words. */
export function composeMail(
  request: MailRequest,
  recipient: Recipient,
  facts: MailFacts,
  publicUrl: string,
  officeUrl: string = publicUrl,
): Mail {
  const parts = partsOf(request, recipient, facts, { publicUrl, officeUrl });
  const optional = facts.newDeal ?? facts.article;
  const attachment = memorandumOf(request, facts)?.attachment ?? null;
  return {
    to: recipient.email,
    language: recipient.language,
    subject: parts.subject,
    text: renderMailText(parts),
    html: renderMailHtml(parts),
    ...(attachment === null ? {} : { attachments: [attachment] }),
    ...(optional === null ? {} : { unsubscribeUrl: optional.unsubscribeUrl }),
  };
}

/** Where people of the portal, and of the office, find it. */
type Addresses = { publicUrl: string; officeUrl: string };

function partsOf(
  request: MailRequest,
  recipient: Recipient,
  facts: MailFacts,
  { publicUrl, officeUrl }: Addresses,
): MailParts {
  const { order, documentTitle } = facts;
  const memorandum = memorandumOf(request, facts);
  const { language, confirmedName } = recipient;
  const { texts, page, footer } = MAIL_TEMPLATES[request.template];
  const t = (key: string, values?: Record<string, string | number>) => translateKey(language, key, values);
  const dealName = (order ?? memorandum)?.dealName[language] ?? facts.newDeal?.name[language];
  const optional = facts.newDeal ?? facts.article;
  const article = facts.article?.article[language] ?? null;
  const named = {
    ...(article === null ? {} : { title: article.title }),
    ...(dealName === undefined ? {} : { dealName }),
    ...(documentTitle === null ? {} : { documentTitle }),
    ...('leaveToken' in request ? provincePhrases(request.province, t) : {}),
    ...('lastDigits' in request ? { digits: request.lastDigits } : {}),
    ...('replyText' in request ? { subject: request.subject } : {}),
    ...('confirmBy' in request ? { day: formatDay(request.confirmBy, language) } : {}),
    ...('emergency' in request ? actedAlone(request.emergency, t) : {}),
    ...('until' in request ? { until: untilOf(request.until, facts.clock, language) } : {}),
  };
  return {
    language,
    subject: t(`${texts}.subject`, named),
    heading: t(`${texts}.heading`, named),
    greeting: confirmedName === null ? t('mail.hello') : t('mail.greeting', { firstName: confirmedName }),
    paragraphs: [
      ...(article === null ? [] : article.text.split(/\n{2,}/)),
      ...t(`${texts}.body`, named).split('\n\n'),
      // Each line by itself: what somebody typed is no prose of ours.
      ...('replyText' in request ? request.replyText.split(/\n+/) : []),
      ...newEmailOf(request, confirmedName !== null, t),
      ...('cancellation' in request ? [t(`mailCancellation.money.${request.cancellation.money}`)] : []),
      ...leftToDo(request, facts, language, t),
      ...whereToRead(memorandum, texts, t),
    ],
    facts: [
      ...('tradeId' in request && order !== null ? factsOf(request.tradeId, order, language, t) : []),
      ...('cancellation' in request ? cancellationFacts(request.cancellation, language, t) : []),
      ...cancelUntilFacts(facts.mayCancel, language, t),
      // What somebody typed is no prose of ours.
      ...('emergency' in request
        ? [{ label: t('mailOffice.actedAlone.reason'), value: request.emergency.reason }]
        : []),
      ...('amountCents' in request
        ? [{ label: t('mailPayments.amount'), value: formatCents(BigInt(request.amountCents), language) }]
        : []),
      ...memorandumFacts(memorandum, language, texts, t),
      ...newDealFacts(facts.newDeal, language, t),
    ],
    list: listOf(request, facts, publicUrl, t),
    action:
      page === null
        ? articleAction(article, t)
        : {
            label: t(`${texts}.action`),
            url: `${page === 'invitation' || page === 'office' ? officeUrl : publicUrl}${pathOf(page, request, memorandum?.dealSlug ?? facts.newDeal?.slug ?? '')}`,
          },
    closing: t('mail.closing'),
    linkFallback: t('mail.linkFallback'),
    optOut:
      optional === null
        ? leaveListOf(request, publicUrl, t)
        : { label: t(`${texts}.unsubscribe`), url: optional.unsubscribeUrl },
    // The law asks a message to name its sender, with an address by mail (CASL, regulation SOR/2012-36 section 2).
    notes: [t('mail.neverAsk'), t(footer ?? 'mail.footer')],
  };
}

/** An article is read where the dealer has it. */
function articleAction(article: ArticleTexts | null, t: T): MailParts['action'] {
  return article === null ? null : { label: t('mail.article.action'), url: article.link };
}

/** The way off the list, in a message that does not lead there by its button. */
function leaveListOf(request: MailRequest, publicUrl: string, t: T): MailParts['optOut'] {
  return request.template === 'waiting-list-served'
    ? { label: t('mail.waitingList.action'), url: `${publicUrl}/leave-list/${request.leaveToken}` }
    : null;
}

/** Who did alone what takes two, and what. */
function actedAlone({ kind, about, by }: ActedAlone, t: T): Record<string, string> {
  return { by, what: t(`mailOffice.actedAlone.acts.${kind}`, { about }) };
}

/** A time that the reader has to keep, with the clock that it is read from. */
function untilOf(instant: string, timeZone: string, language: Language): string {
  return `${formatDeadline(instant, language, timeZone)} (${formatTimeZone(instant, language, timeZone)})`;
}

/** Where a change of address leads, told to who has shown that the present one is theirs: an address can be an advertisement. */
function newEmailOf(request: MailRequest, isConfirmed: boolean, t: T): string[] {
  return isConfirmed && request.template === 'email-change-old'
    ? [t('mailAccount.changeOld.newEmail', { newEmail: request.newEmail })]
    : [];
}

/** The messages that tell the dealer's reason, in the dealer's words. */
const WITH_REASON: readonly MailRequest['template'][] = [
  'order-returned',
  'order-declined',
  'order-archived',
];

type T = (key: string, values?: Record<string, string | number>) => string;

function factsOf(tradeId: string, order: OrderFacts, language: Language, t: T): MailParts['facts'] {
  return [
    { label: t('mail.orderFacts.deal'), value: order.dealName[language] },
    {
      label: t('mail.orderFacts.units'),
      value: new Intl.NumberFormat(`${language}-CA`).format(order.quantity),
    },
    { label: t('mail.orderFacts.total'), value: formatCents(order.totalCents, language) },
    { label: t('mail.orderFacts.order'), value: orderReference(tradeId) },
  ];
}

/** The memorandum, where the message is about one. */
function memorandumOf(request: MailRequest, { memorandum }: MailFacts): MemorandumFacts | null {
  return 'documentId' in request ? memorandum : null;
}

/** What the message carries, and that it is kept in the portal too. */
function whereToRead(memorandum: MemorandumFacts | null, texts: string, t: T): string[] {
  if (memorandum === null) {
    return [];
  }
  return [t(memorandum.attachment === null ? `${texts}.inPortal` : `${texts}.attached`)];
}

function memorandumFacts(
  memorandum: MemorandumFacts | null,
  language: Language,
  texts: string,
  t: T,
): MailParts['facts'] {
  if (memorandum === null) {
    return [];
  }
  return [
    { label: t('mail.orderFacts.deal'), value: memorandum.dealName[language] },
    { label: t(`${texts}.document`), value: memorandum.title },
    { label: t(`${texts}.version`), value: String(memorandum.version) },
  ];
}

function newDealFacts(deal: NewDealFacts | null, language: Language, t: T): MailParts['facts'] {
  return deal === null
    ? []
    : [
        { label: t('mail.orderFacts.deal'), value: deal.name[language] },
        { label: t('mail.newDeal.location'), value: deal.location[language] },
        { label: t('mail.newDeal.smallest'), value: formatCents(deal.smallestOrderCents, language) },
      ];
}

function listOf(request: MailRequest, facts: MailFacts, publicUrl: string, t: T): MailParts['list'] {
  const { texts } = MAIL_TEMPLATES[request.template];
  const reason = WITH_REASON.includes(request.template) ? facts.order?.reason : null;
  if (reason) {
    return { title: t(`${texts}.reason`), items: [{ text: reason, url: null }] };
  }
  const papers = announcedPapers(request, facts, publicUrl);
  return papers.length === 0 ? null : { title: t(`${texts}.papers`), items: papers };
}

function pathOf(page: MailPage, request: MailRequest, dealSlug: string): string {
  switch (page) {
    case 'marketplace':
      return '/dashboard/marketplace';
    case 'deal':
      return `/dashboard/marketplace/${dealSlug}`;
    case 'login':
      return '/login';
    case 'account':
      return '/dashboard/account';
    case 'verify-email':
      return 'verifyToken' in request ? `/verify-email/${request.verifyToken}` : '/dashboard/marketplace';
    case 'confirm-email':
      return 'confirmToken' in request ? `/confirm-email/${request.confirmToken}` : '/login';
    case 'document':
      return 'fileId' in request ? `/dashboard/documents/${request.fileId}` : '/dashboard/portfolio';
    case 'signing':
      return 'linkToken' in request ? `/signing/${request.linkToken}` : '/';
    case 'copies':
      return 'linkToken' in request ? `/signed-copies/${request.linkToken}` : '/';
    case 'order':
      return 'tradeId' in request ? `/dashboard/portfolio/${request.tradeId}` : '/dashboard/portfolio';
    case 'leave-list':
      return 'leaveToken' in request ? `/leave-list/${request.leaveToken}` : '/';
    case 'invitation':
      return 'invitationToken' in request ? `/office/invitation/${request.invitationToken}` : '/office';
    case 'office':
      return '/office';
    case 'register':
      return '/register';
    case 'reset':
      return 'resetToken' in request
        ? `/reset-password/${request.investorId}/${request.resetToken}`
        : '/forgot-password';
  }
}
