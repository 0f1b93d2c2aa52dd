import type { ProposalKind, StaleReason } from '@portal/domain/firm/proposals/proposal-kinds';
import type { MoneyDecision } from '@portal/domain/money/payments/office-money-proposals.wire';
import { TRADE_STATUSES } from '@portal/domain/order/trades/trade-status';
import { z } from 'zod';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';

const cents = z.string().regex(/^\d+$/);
const payloadSchema = z.object({
  amountCents: cents,
  inTrustCents: cents,
  orderStatus: z.enum(TRADE_STATUSES),
  /** The reason for a refund; null for a release. */
  reason: z.nullable(z.string()),
});

/** What a second person is asked to approve: an amount, out of what was in trust, for an order as it was. */
export type MoneyPayload = z.infer<typeof payloadSchema>;

export const KIND_OF_DECISION = {
  release: 'release-money',
  refund: 'refund-money',
} as const satisfies Record<MoneyDecision, ProposalKind>;

export function moneyPayload(
  { status }: TradeRecord,
  { amountCents, inTrustCents, reason }: { amountCents: bigint; inTrustCents: bigint; reason: string | null },
): MoneyPayload {
  return {
    amountCents: String(amountCents),
    inTrustCents: String(inTrustCents),
    orderStatus: status,
    reason,
  };
}

/** Throws for a payload we did not write. */
export function readMoneyPayload(payload: unknown): MoneyPayload {
  return payloadSchema.parse(payload);
}

/** What is no longer as proposed; null if everything is. */
export function changedSince(
  proposed: MoneyPayload,
  { status }: TradeRecord,
  inTrustCents: bigint,
): StaleReason | null {
  if (proposed.orderStatus !== status) {
    return 'order-changed';
  }
  return proposed.inTrustCents === String(inTrustCents) ? null : 'amount-changed';
}
