import type { NextStep } from '@portal/domain/desk/queues/next-steps';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import type { TradeStatus } from '@portal/domain/order/trades/trade-status';

/** An order as the use cases see it: names instead of wire numbers, cents instead of dollars. */
export type TradeRecord = {
  investorId: string;
  id: string;
  dealId: string;
  kycId: string | null;
  quantity: number;
  unitPriceCents: bigint;
  totalCents: bigint;
  status: TradeStatus;
  holdsUnits: boolean;
  holdExpiresAt: Date | null;
  /** When the investor was told that this end is near. */
  holdRemindedAt: Date | null;
  /** Sealed; see `openScheduleA`. */
  scheduleA: Buffer | null;
  paymentMethod: PaymentMethod | null;
  paymentCompletedAt: Date | null;
  fundsReceivedAt: Date | null;
  /** Sealed; see `openJointInvestor`. Null for an order of one person. */
  jointInvestor: Buffer | null;
  investorSignedAt: Date | null;
  jointSignedAt: Date | null;
  /** When the last of the order's documents was sealed, and all can be opened. */
  documentsSealedAt: Date | null;
  nextDrStepDesc: string;
  /** What the dealer does next, as it was chosen. */
  nextStep: NextStep | null;
  reason: string | null;
  createdAt: Date;
  submittedAt: Date | null;
  archivedAt: Date | null;
};
