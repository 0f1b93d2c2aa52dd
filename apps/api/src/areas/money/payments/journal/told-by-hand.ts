import type { ToldKind } from '@portal/domain/money/payments/journal-accounts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import type { ToldMoney } from './record-money.ts';

/** What the dealer's people type of a payment. `key`: their form's own, sent twice it is one; absent: another payment each time. */
export type PaymentByHand = { amountCents: bigint; reference: string; key?: string | undefined };

/** A payment as the dealer tells it. Nothing that they type of it makes two of them one. */
export function toldByHand<Kind extends ToldKind>(
  { newId }: Pick<Deps, 'newId'>,
  by: StaffActor,
  kind: Kind,
  tradeId: string,
  { amountCents, reference, key }: PaymentByHand,
): ToldMoney & { kind: Kind } {
  const eventId = `${kind}:${tradeId}:${key === undefined ? newId() : `${by.staffId}:${key}`}`;
  return { source: 'dealer', by, eventId, kind, amountCents, reference };
}
