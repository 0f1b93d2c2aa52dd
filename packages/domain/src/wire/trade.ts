import type { Media } from './deal.ts';

/** Schedule A of the subscription agreement: who subscribes and where (`subDoc.scheduleA`). */
export type ScheduleA = {
  /** City in which the investor signs; its presence means that 'details' is met (specification section 4). */
  city: string;
  province?: string;
  /** Name in which the units are registered. */
  registeredName?: string;
  /** Where the money comes from, the investor's own words. */
  sourceOfFunds?: string;
};

/** '1' paid outside the portal, '2' pre-authorized debit, '3' linked bank account. */
export const PAYMENT_METHODS = ['1', '2', '3'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export type SubDoc = { scheduleA: ScheduleA; paymentMethod: PaymentMethod };

export type SignedDocument = { id: string; title: string; signedAt: string };

/** An order as the API answers it. `orderTotal` in dollars, at most two decimals. */
export type Trade = {
  id: string;
  shareOrderId: string;
  createdAt: string;
  dealId: { id: string; slug: string; name: string; location: string; photos: Media[] };
  quantity: number;
  orderTotal: number;
  /** Wire number; its names are in `trades/trade-status.ts`. */
  status: number;
  docusignCompleted: boolean;
  paymentCompleted: boolean;
  signedDocumentList: SignedDocument[];
  kycId: { id: string; signedAt: string | null } | null;
  subDoc: { scheduleA?: Partial<ScheduleA>; paymentMethod?: PaymentMethod };
  approvalProcess: { investorSignedAt: string | null; jointSignedAt: string | null };
  jointInvestor: JointInvestor | null;
  nextDrStepDesc: string;
  progress: { label: string; index: number };
  nextAction: string;
  /** Why the dealer asked for changes or declined, in the dealer's words; null otherwise. */
  reason: string | null;
  /** When the dealer recorded the whole total as received in trust. */
  fundsReceivedAt: string | null;
  /** When the order last reached the dealer; null before, and again once changes are asked. */
  submittedAt: string | null;
  /** When the dealer approved or declined it. */
  decidedAt: string | null;
  archivedAt: string | null;
  /** False once an open order's reservation ran out: it has to reserve again. */
  holdsUnits: boolean;
  /** Last three digits of the account to debit, when one was given. */
  payment: { method: PaymentMethod; accountLastDigits: string | null; accountHolder: string | null } | null;
};

export type JointInvestor = { firstName: string; lastName: string; email: string };

export type Trades = { trades: Trade[]; activeTradesTotal: number };

export type CreateTradeBody = { quantity: number; kycId?: string; jointInvestor?: JointInvestor };

export type StoredFileLink = { url: string; expiresAt: string; contentType: string; size: number };
