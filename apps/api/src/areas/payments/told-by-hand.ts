import type { ToldKind } from '@portal/domain/payments/journal-accounts';
import type { StaffActor } from '../../platform/http/actor.ts';
import type { ToldMoney } from './record-money.ts';

/** What the dealer's people type of a payment; the reference is the bank's, and names one payment of the order. */
export type PaymentByHand = { amountCents: bigint; reference: string };

/** A payment as the dealer tells it: typed twice, it is one. */
export function toldByHand<Kind extends ToldKind>(
  by: StaffActor,
  kind: Kind,
  tradeId: string,
  { amountCents, reference }: PaymentByHand,
): ToldMoney & { kind: Kind } {
  return { source: 'dealer', by, eventId: `${kind}:${tradeId}:${reference}`, kind, amountCents, reference };
}
