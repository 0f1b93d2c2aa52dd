import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import type { MailKind, MailKinds } from '../../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { findOrder } from '../find-order.ts';
import { gatherOrder, type OrderInMail, orderPath, orderSays, reasonList } from './order-in-mail.ts';

/** The messages that tell why an order goes no further, or not as it is. */
export type OrderMail = {
  template: 'order-returned' | 'order-declined' | 'order-archived' | 'order-judged-anew';
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
  'order-judged-anew': {
    texts: 'mail.orderJudgedAnew',
    to: toAccount,
    path: orderPath,
    gather: gatherOrder,
    says: orderSays,
    // Not of an order that was given up, or handed over as it is now, meanwhile.
    isStillTrue: async ({ db }, { investorId, tradeId }) => {
      const order = await findOrder(db, investorId, tradeId);
      return order !== undefined && isEditableStatus(order.status);
    },
  },
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
