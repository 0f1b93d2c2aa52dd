import type { NextStep } from '@portal/domain/desk/queues/next-steps';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import type { TradeStatus } from '@portal/domain/order/trades/trade-status';

/** An order as use cases see it: names instead of wire numbers, cents instead of dollars. */
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
  /** When the investor was reminded that the hold is about to end. */
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
  /** When the last document of the order was sealed, so that all of them can be opened. */
  documentsSealedAt: Date | null;
  nextDrStepDesc: string;
  /** The next step that the dealer chose. */
  nextStep: NextStep | null;
  reason: string | null;
  createdAt: Date;
  submittedAt: Date | null;
  archivedAt: Date | null;
};
