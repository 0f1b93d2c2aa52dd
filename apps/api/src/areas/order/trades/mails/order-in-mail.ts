import { formatCents } from '@portal/domain/ground/money/format-cents';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import type { Writing } from '../../../../platform/mail/mail-kind.ts';
import type { MailParts } from '../../../../platform/mail/mail-parts.ts';
import { findOrderFacts, type OrderFacts } from '../find-order.ts';

/** What every message about an order knows of it; null once it is gone. */
export type OrderInMail = { order: OrderFacts | null };

export async function gatherOrder(
  { db }: Pick<Deps, 'db'>,
  { investorId, tradeId }: { investorId: string; tradeId: string },
): Promise<OrderInMail> {
  return { order: (await findOrderFacts(db, investorId, tradeId)) ?? null };
}

/** The order's page. */
export function orderPath({ tradeId }: { tradeId: string }): string {
  return `/dashboard/portfolio/${tradeId}`;
}

/** The deal as the sentences of a message name it, and the order in rows. */
export function orderSays({
  request,
  facts: { order },
  language,
  t,
}: Pick<Writing<{ tradeId: string }, OrderInMail>, 'request' | 'facts' | 'language' | 't'>): {
  named: Record<string, string>;
  facts: MailParts['facts'];
} {
  return order === null
    ? { named: {}, facts: [] }
    : {
        named: { dealName: order.dealName[language] },
        facts: [
          { label: t('mail.orderFacts.deal'), value: order.dealName[language] },
          { label: t('mail.orderFacts.total'), value: formatCents(order.totalCents, language) },
          {
            label: t('mail.orderFacts.units'),
            value: new Intl.NumberFormat(`${language}-CA`).format(order.quantity),
          },
          { label: t('mail.orderFacts.order'), value: orderReference(request.tradeId) },
        ],
      };
}

/** The dealer's reason, in the dealer's words; no list where the order has none. */
export function reasonList(order: OrderFacts | null, title: string): MailParts['list'] {
  return order?.reason ? { title, items: [{ text: order.reason, url: null }] } : null;
}
