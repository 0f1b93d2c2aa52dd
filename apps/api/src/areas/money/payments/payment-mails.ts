import { formatCents } from '@portal/domain/ground/money/format-cents';
import type { MailKind, MailKinds } from '../../../platform/mail/mail-kind.ts';
import {
  gatherOrder,
  type OrderInMail,
  orderPath,
  orderSays,
} from '../../order/trades/mails/order-in-mail.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';

/** The messages about an order's money, each with the facts it needs besides the investor. */
export type PaymentMail = {
  template:
    | 'payment-received'
    | 'payment-returned'
    | 'payment-released'
    | 'payment-refunded'
    | 'payment-after-end'
    | 'debit-stopped';
  investorId: string;
  tradeId: string;
  /** Whole cents as digits, since the payload is JSON. */
  amountCents: string;
};

export const PAYMENT_MAILS: MailKinds<PaymentMail, OrderInMail> = {
  'payment-received': ofMoney('mailPayments.received'),
  'payment-returned': ofMoney('mailPayments.returned'),
  'payment-released': ofMoney('mailPayments.released'),
  'payment-refunded': ofMoney('mailPayments.refunded'),
  'payment-after-end': ofMoney('mailPayments.afterEnd'),
  'debit-stopped': ofMoney('mailPayments.debitStopped'),
};

/** Tells of an order and how much came or went. */
function ofMoney(texts: string): MailKind<PaymentMail, OrderInMail> {
  return {
    texts,
    to: toAccount,
    path: orderPath,
    gather: gatherOrder,
    says: (writing) => {
      const { named, facts } = orderSays(writing);
      const { request, language, t } = writing;
      const value = formatCents(BigInt(request.amountCents), language);
      return { named, facts: [...facts, { label: t('mailPayments.amount'), value }] };
    },
  };
}
