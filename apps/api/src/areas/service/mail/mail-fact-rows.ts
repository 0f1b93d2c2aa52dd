import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { MailParts } from '../../../platform/mail/mail-parts.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import type { MemorandumFacts } from '../../agreement/memorandum/gather-memorandum.ts';
import type { NewDealFacts } from '../../offering/new-deals/gather-new-deal.ts';
import { cancellationFacts, cancelUntilFacts } from '../../order/trades/cancelling/cancellation-facts.ts';
import type { OrderFacts } from '../../order/trades/find-order.ts';
import { type MailFacts, memorandumOf, type SayMail } from './mail-facts.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

/** What a message tells in rows of a label and a value: of its order, its memorandum or its deal. */
export function mailFactRows(
  request: MailRequest,
  facts: MailFacts,
  language: Language,
  t: SayMail,
): MailParts['facts'] {
  const { order } = facts;
  const { texts } = MAIL_TEMPLATES[request.template];
  return [
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
    ...memorandumFacts(memorandumOf(request, facts), language, texts, t),
    ...newDealFacts(facts.newDeal, language, t),
  ];
}

function factsOf(tradeId: string, order: OrderFacts, language: Language, t: SayMail): MailParts['facts'] {
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

function memorandumFacts(
  memorandum: MemorandumFacts | null,
  language: Language,
  texts: string,
  t: SayMail,
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

function newDealFacts(deal: NewDealFacts | null, language: Language, t: SayMail): MailParts['facts'] {
  return deal === null
    ? []
    : [
        { label: t('mail.orderFacts.deal'), value: deal.name[language] },
        { label: t('mail.newDeal.location'), value: deal.location[language] },
        { label: t('mail.newDeal.smallest'), value: formatCents(deal.smallestOrderCents, language) },
      ];
}
