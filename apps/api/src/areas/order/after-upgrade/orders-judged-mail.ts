import { orderReference } from '@portal/domain/order/trades/order-reference';
import { isOverStatus } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../platform/deps.ts';
import type { MailKind } from '../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../people/accounts/profile/mail-recipients.ts';
import { findOrder, findOrderFacts } from '../trades/find-order.ts';

/** An order, and what its investor is told that it needs, in their language. */
export type OrderJudgedInMail = { tradeId: string; says: string };

/** What all orders of one person need since the portal keeps the law, in one message. */
export type OrdersJudgedMail = {
  template: 'orders-judged';
  investorId: string;
  orders: readonly OrderJudgedInMail[];
};

/** As many as somebody reads; the portfolio has the rest. */
const LINES_MAX = 30;

type Told = OrderJudgedInMail & { dealName: Record<'en' | 'fr', string> };

export const ordersJudgedMail: MailKind<OrdersJudgedMail, { judged: Told[] }> = {
  texts: 'mail.ordersJudged',
  to: toAccount,
  gather: gatherJudged,
  path: () => '/dashboard/portfolio',
  says: ({ facts: { judged }, language, publicUrl, t }) => ({
    list: {
      title: t('mail.ordersJudged.listTitle'),
      items: judged.slice(0, LINES_MAX).map(({ tradeId, dealName, says }) => ({
        text: t('mail.ordersJudged.line', {
          dealName: dealName[language],
          reference: orderReference(tradeId),
          says,
        }),
        url: `${publicUrl}/dashboard/portfolio/${tradeId}`,
      })),
    },
  }),
};

/** Those that did not end meanwhile; null where none is left. */
async function gatherJudged(
  { db }: Pick<Deps, 'db'>,
  { investorId, orders }: OrdersJudgedMail,
): Promise<{ judged: Told[] } | null> {
  const judged: Told[] = [];
  for (const order of orders.slice(0, LINES_MAX)) {
    const found = await findOrder(db, investorId, order.tradeId);
    const facts = await findOrderFacts(db, investorId, order.tradeId);
    if (found !== undefined && facts !== undefined && !isOverStatus(found.status)) {
      judged.push({ ...order, dealName: facts.dealName });
    }
  }
  return judged.length === 0 ? null : { judged };
}
