import type { PaymentMethod } from './payment-methods.ts';
import type { Trade } from './trade.wire.ts';
import { type TradeStatus, tradeStatusOf } from './trade-status.ts';

/** The seven conditions of specification section 4, in its order. */
export const TRADE_FACTS = ['order', 'application', 'details', 'sign', 'pay', 'review', 'approved'] as const;
export type TradeFact = (typeof TRADE_FACTS)[number];
export type TradeFacts = Readonly<Record<TradeFact, boolean>>;

/** What the facts are read from: the wire's trade or anything with the same parts of it. */
export type TradeLike = Pick<Trade, 'status' | 'paymentCompleted' | 'nextDrStepDesc'> & {
  readonly kycId: { readonly signedAt: string | null } | null;
  readonly subDoc: {
    readonly scheduleA?:
      | { readonly city?: string | undefined; readonly intendedUse?: string | undefined }
      | undefined;
    readonly paymentMethod?: PaymentMethod | undefined;
  };
  readonly approvalProcess: {
    readonly investorSignedAt: string | null;
    readonly jointSignedAt: string | null;
  };
  readonly jointInvestor: object | null;
  readonly memorandum?: { readonly acceptedAt: string | null } | null;
  readonly jointSigning?: { readonly status: string } | null;
};

/** The words by which the dealer's system says that an order is approved (specification section 4). */
const DONE = 'DONE!';

/** Payment outside the portal: wire, cheque or e-transfer to the trustee. */
export const PAID_OUTSIDE: PaymentMethod = 'outside';

/** From here on the order relies on the KYC version that was complete when it was submitted. */
const RELIES_ON_KYC: readonly TradeStatus[] = ['submitted', 'inReview', 'approved', 'settled'];
const REVIEWED: readonly TradeStatus[] = ['inReview', 'approved', 'settled'];
const APPROVED: readonly TradeStatus[] = ['approved', 'settled'];

/** True when the investor signed both the KYC profile and the order's documents. */
export function investorHasSigned({
  kycId,
  approvalProcess,
}: Pick<TradeLike, 'kycId' | 'approvalProcess'>): boolean {
  return kycId !== null && kycId.signedAt !== null && approvalProcess.investorSignedAt !== null;
}

/** True when the investor signed and only the joint investor's signature is missing. */
export function waitsForJoint(
  trade: Pick<TradeLike, 'kycId' | 'jointInvestor' | 'approvalProcess'>,
): boolean {
  return investorHasSigned(trade) && !jointHasSigned(trade);
}

/** True while the deal's offering memorandum, as it stands today, has not been accepted (NI 45-106 s. 2.9). */
export function owesMemorandum({ memorandum }: Pick<TradeLike, 'memorandum'>): boolean {
  return memorandum?.acceptedAt === null;
}

const NOT_READY: readonly string[] = ['invited', 'left', 'joined'];

/** True while the joint investor has not joined with an account and a submitted profile; nobody signs before. */
export function awaitsPurchaser({ jointSigning }: Pick<TradeLike, 'jointSigning'>): boolean {
  return jointSigning !== undefined && jointSigning !== null && NOT_READY.includes(jointSigning.status);
}

/** True when the joint investor signed, or when the order has none. */
export function jointHasSigned(trade: Pick<TradeLike, 'jointInvestor' | 'approvalProcess'>): boolean {
  return trade.jointInvestor === null || trade.approvalProcess.jointSignedAt !== null;
}

/**
 * The city decides (specification section 4). Details of before 1.2.0 say neither what the money is for nor for whom the order is made
 * (PCMLTFR s. 29, 135): they are given again before anybody signs, and stand where somebody signed on them.
 */
function hasDetails({ status, subDoc: { scheduleA }, approvalProcess }: TradeLike): boolean {
  const isHandedIn = RELIES_ON_KYC.includes(tradeStatusOf(status));
  const saysWhatLawAsks =
    scheduleA?.intendedUse !== undefined || approvalProcess.investorSignedAt !== null || isHandedIn;
  return (scheduleA?.city ?? '').trim() !== '' && saysWhatLawAsks;
}

/**
 * The seven facts of an order, or of no order when `trade` is null. `kycComplete` says whether the investor's present
 * KYC profile is complete; a submitted order keeps the version it was submitted with, so it no longer matters there.
 */
export function factsOfTrade(trade: TradeLike | null, { kycComplete }: { kycComplete: boolean }): TradeFacts {
  if (trade === null) {
    return {
      order: false,
      application: kycComplete,
      details: false,
      sign: false,
      pay: false,
      review: false,
      approved: false,
    };
  }
  const status = tradeStatusOf(trade.status);
  return {
    order: true,
    application: kycComplete || RELIES_ON_KYC.includes(status),
    details: hasDetails(trade),
    sign: investorHasSigned(trade) && jointHasSigned(trade),
    pay: trade.paymentCompleted || trade.subDoc.paymentMethod === PAID_OUTSIDE,
    review: REVIEWED.includes(status),
    approved: APPROVED.includes(status) || trade.nextDrStepDesc === DONE,
  };
}
