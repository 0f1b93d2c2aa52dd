import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { hasOpenFlagOfNoOrder, insertFlag } from './payment-flags.store.ts';
import { flagPayorContext } from './read-flag-payor.ts';

type FlaggedOrder = { investorId: string; id: string };
type FlagFacts = {
  subject?: string;
  basis?: string;
  detail?: Readonly<Record<string, string>>;
  /** The payor, where the flag is about that; stored sealed. */
  payor?: string;
};

/** What each flag says to staff, in the queue and in the message. */
export const FLAG_SENTENCES: Readonly<Record<PaymentFlagKind, string>> = {
  'money-for-closed-order': 'Money arrived for an order that is closed. Refund it, or talk to the investor.',
  overpaid: 'More money arrived than the order costs. Refund what is too much.',
  unmatched:
    'Money was reported for an order that the portal does not know. Find whose it is, then: payments apply <number> --order <order>.',
  'refund-due':
    'The order ended while its money is in trust. Have the trustee send it back, then record the refund.',
  'debit-under-way':
    'The order ended while its debit is with the bank. Ask the bank to call it back and record that with payments returned; if it arrives all the same, record it and refund it.',
  'over-returned':
    'More came back than ever arrived. Its receipt may still come; if it does not, ask the bank what was returned.',
  'looks-twice':
    'A payment of the same amount, with the same reference or of about the same day, is recorded already. If each is a payment of its own, clear this; if it is one, told twice: payments once <number>.',
  'on-two-orders':
    'A payment of the same reference and amount is recorded for another order of the investor. If each is a payment of its own, clear this; if it is one, find out for which order.',
  'told-otherwise':
    'A bank or a provider told something else about an event than before. The first stands, this one is not booked: ask who told it.',
  returned: 'The bank gave a payment back. The investor was asked to pay in another way.',
  'account-changed':
    'The account to debit is another than before. Check with the investor by telephone, then clear this: until then the order is in no debit file.',
  'payer-differs':
    'The payor of a payment is not the investor. Ask who paid and why, then clear this with what you found, or undo the match.',
};

/**
 * Flags something for staff: in their queue until it is cleared, and by a message. Once per kind, order and subject; false where it
 * is flagged already.
 */
export async function flagPayment(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'clock' | 'jobs' | 'secrets'>,
  kind: PaymentFlagKind,
  order: FlaggedOrder | null,
  about: FlagFacts = {},
): Promise<boolean> {
  const { subject = '', basis = '', detail = {}, payor } = about;
  if (order === null && (await hasOpenFlagOfNoOrder(trx, kind, subject))) {
    return false;
  }
  const id = deps.newId();
  const isNew = await insertFlag(trx, {
    id,
    kind,
    investorId: order?.investorId ?? null,
    tradeId: order?.id ?? null,
    subject,
    basis,
    detail: { ...detail },
    sealedPayor: payor === undefined ? null : deps.secrets.seal(payor, flagPayorContext(id)),
    createdAt: deps.clock.now(),
  });
  if (isNew) {
    await deps.jobs.enqueue(trx, 'send-payment-notice', {
      kind,
      reference: order === null ? (detail.order ?? '') : orderReference(order.id),
      mailId: deps.newId(),
    });
  }
  return isNew;
}
