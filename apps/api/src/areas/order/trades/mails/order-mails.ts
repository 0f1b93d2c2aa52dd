import type { MailKind, MailKinds } from '../../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { findOrder } from '../find-order.ts';
import { gatherOrder, type OrderInMail, orderPath, orderSays, reasonList } from './order-in-mail.ts';

/** The messages that tell why an order goes no further. */
export type OrderMail = {
  template: 'order-returned' | 'order-declined' | 'order-archived';
  investorId: string;
  tradeId: string;
};

export const ORDER_MAILS: MailKinds<OrderMail, OrderInMail> = {
  'order-returned': {
    ...withReason('mail.orderReturned'),
    // Not where the request was withdrawn before it left.
    isStillTrue: async ({ db }, { investorId, tradeId }) =>
      (await findOrder(db, investorId, tradeId))?.status !== 'inReview',
  },
  'order-declined': withReason('mail.orderDeclined'),
  'order-archived': withReason('mailPayments.archived'),
};

function withReason(texts: string): MailKind<OrderMail, OrderInMail> {
  return {
    texts,
    to: toAccount,
    path: orderPath,
    gather: gatherOrder,
    says: (writing) => ({
      ...orderSays(writing),
      list: reasonList(writing.facts.order, writing.t(`${texts}.reason`)),
    }),
  };
}
