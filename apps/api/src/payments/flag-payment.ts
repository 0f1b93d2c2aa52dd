import { orderReference } from '@portal/domain/trades/order-reference';
import type { PaymentFlagKind } from '../db/payment-tables.ts';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { insertFlag } from './payment-flags.store.ts';

type FlaggedOrder = { investorId: string; id: string };

/** What each flag says to the dealer's people, in the queue and in the message. */
export const FLAG_SENTENCES: Readonly<Record<PaymentFlagKind, string>> = {
  'money-for-closed-order': 'Money arrived for an order that is closed. Refund it, or talk to the investor.',
  overpaid: 'More money arrived than the order costs. Refund what is too much.',
  unmatched: 'Money was reported for an order that the portal does not know. Find whose it is.',
  'refund-due':
    'The order ended while its money is in trust. Have the trustee send it back, then record the refund.',
  'debit-under-way':
    'The order ended while its debit is with the bank. Ask the bank to call it back and record that with payments returned; if it arrives all the same, record it and refund it.',
  returned: 'The bank gave a payment back. The investor was asked to pay in another way.',
  'account-changed':
    'The account to debit is another than before. Check with the investor by telephone, then clear this: until then the order is in no debit file.',
};

/**
 * Points something out to the dealer's people: in their queue until it is cleared, and by a message. Once for each
 * reason and order.
 */
export async function flagPayment(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'clock' | 'jobs'>,
  kind: PaymentFlagKind,
  order: FlaggedOrder | null,
  detail: Record<string, string> = {},
): Promise<void> {
  const isNew = await insertFlag(trx, {
    id: deps.newId(),
    kind,
    investorId: order?.investorId ?? null,
    tradeId: order?.id ?? null,
    detail,
    createdAt: deps.clock.now(),
  });
  if (isNew) {
    await deps.jobs.enqueue(trx, 'send-payment-notice', {
      kind,
      reference: order === null ? (detail.order ?? '') : orderReference(order.id),
      mailId: deps.newId(),
    });
  }
}
