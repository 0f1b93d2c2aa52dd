import { formatDay } from '@portal/domain/ground/formats/dates';
import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { CalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { MailKind, MailKinds, Writing } from '../../../platform/mail/mail-kind.ts';
import { findOrder } from '../../order/trades/find-order.ts';
import {
  gatherOrder,
  type OrderInMail,
  orderPath,
  orderSays,
} from '../../order/trades/mails/order-in-mail.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';

type OfMoney = {
  investorId: string;
  tradeId: string;
  /** Whole cents as digits, since the payload is JSON. */
  amountCents: string;
};

/** Before a debit, on which day the bank takes it. */
type DebitAnnounced = OfMoney & { template: 'debit-announced'; dueOn: CalendarDate };

/** The messages about an order's money, each with the facts it needs besides the investor. */
export type PaymentMail =
  | (OfMoney & {
      template:
        | 'payment-received'
        | 'payment-returned'
        | 'payment-released'
        | 'payment-refunded'
        | 'payment-after-end'
        | 'debit-stopped';
    })
  | DebitAnnounced;

export const PAYMENT_MAILS: MailKinds<PaymentMail, OrderInMail> = {
  'payment-received': ofMoney('mailPayments.received'),
  'payment-returned': ofMoney('mailPayments.returned'),
  'payment-released': ofMoney('mailPayments.released'),
  'payment-refunded': ofMoney('mailPayments.refunded'),
  'payment-after-end': ofMoney('mailPayments.afterEnd'),
  'debit-stopped': ofMoney('mailPayments.debitStopped'),
  'debit-announced': {
    ...ofMoney('mailPayments.debitAnnounced'),
    says: (writing) => {
      const { named, facts } = saysOfMoney(writing);
      const { request, language, t } = writing;
      const day = formatDay(request.dueOn, language);
      return {
        named: { ...named, day },
        facts: [...facts, { label: t('mailPayments.debitAnnounced.day'), value: day }],
      };
    },
    // Not of an order that was cancelled meanwhile: its debit is called back.
    isStillTrue: async ({ db }, { investorId, tradeId }) =>
      (await findOrder(db, investorId, tradeId))?.status === 'approved',
  },
};

/** Tells of an order and how much came or went. */
function ofMoney(texts: string) {
  return {
    texts,
    to: toAccount,
    path: orderPath,
    gather: gatherOrder,
    says: saysOfMoney,
  } satisfies MailKind<OfMoney & { template: string }, OrderInMail>;
}

function saysOfMoney(writing: Writing<OfMoney, OrderInMail>) {
  const { named, facts } = orderSays(writing);
  const { request, language, t } = writing;
  const value = formatCents(BigInt(request.amountCents), language);
  return { named, facts: [...(facts ?? []), { label: t('mailPayments.amount'), value }] };
}
