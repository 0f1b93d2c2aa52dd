import { needsAccount } from './payment-methods.ts';
import type { Trade } from './trade.wire.ts';
import { investorHasSigned, jointHasSigned, PAID_OUTSIDE } from './trade-facts.ts';
import { type TradeStatus, tradeStatusOf } from './trade-status.ts';

/** The way of an order, one step after the other. */
export const ORDER_STEPS = [
  'placed',
  'profile',
  'details',
  'payment',
  'signed',
  'submitted',
  'review',
  'approved',
  'closed',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

/** `right` and `trust` run for their own time, whatever the dealer does meanwhile. Money that is sent comes before the approval. */
const STEPS_FROM_SIGNING = ['signed', 'right', 'trust', 'review', 'approved'] as const;
export type StepFromSigning = (typeof STEPS_FROM_SIGNING)[number];

/** A debit is made after the approval. */
const STEPS_TO_DEBIT: readonly StepFromSigning[] = ['signed', 'right', 'review', 'approved', 'trust'];

/** Where an order stopped instead of going on. */
export type OrderEnd = 'declined' | 'archived';
/** `ended` is where a way stopped before its end. */
export type TimelineState = 'done' | 'now' | 'later' | 'ended';

/** A step of the way of an order: what is drawn from, where the office's history is of events. */
export type StepOnWay<Step extends string = OrderStep | OrderEnd> = {
  readonly step: Step;
  readonly state: TimelineState;
  /** When it happened (ISO 8601); null where it has not, or where no time is kept. */
  readonly at: string | null;
};

/** The facts of an order that its timeline follows from. */
export type TimelineTrade = Pick<
  Trade,
  | 'status'
  | 'progress'
  | 'createdAt'
  | 'submittedAt'
  | 'decidedAt'
  | 'archivedAt'
  | 'fundsReceivedAt'
  | 'paymentCompleted'
  | 'subDoc'
  | 'approvalProcess'
  | 'kycId'
  | 'jointInvestor'
> & { cancellation: Pick<Trade['cancellation'], 'right'> };

/** The index of the progress from which the profile is met (specification section 4). */
const PROFILE_MET = 2;
const REVIEWED: readonly TradeStatus[] = ['approved', 'settled', 'declined'];
const APPROVED: readonly TradeStatus[] = ['approved', 'settled'];

const RIGHT_STATES: Readonly<Record<Trade['cancellation']['right'], TimelineState>> = {
  'not-begun': 'later',
  runs: 'now',
  ended: 'done',
};

/** The way of an order from its first page to the closing: what is behind it, what is under way and what is to come. */
export function orderTimeline(trade: TimelineTrade): StepOnWay[] {
  const status = tradeStatusOf(trade.status);
  const done = doneSteps(trade, status);
  const past = ORDER_STEPS.filter((step) => done[step]).map((step) => entry(step, 'done', trade));
  if (status === 'declined') {
    return [...past, { step: 'declined', state: 'ended', at: trade.decidedAt }];
  }
  if (status === 'archived') {
    return [...past, { step: 'archived', state: 'ended', at: trade.archivedAt }];
  }
  const current = ORDER_STEPS.find((step) => !done[step]);
  return ORDER_STEPS.map((step) =>
    entry(step, done[step] ? 'done' : step === current ? 'now' : 'later', trade),
  );
}

/** The steps from the signatures to the approval, with the right to cancel and the money beside them. */
export function timelineFromSigning(trade: TimelineTrade): StepOnWay<StepFromSigning>[] {
  const way = orderTimeline(trade);
  const isDebited = comesByDebit(trade);
  const isApproved = way.some(({ step, state }) => step === 'approved' && state === 'done');
  return (isDebited ? STEPS_TO_DEBIT : STEPS_FROM_SIGNING).map((step) => {
    switch (step) {
      case 'right':
        return { step, state: RIGHT_STATES[trade.cancellation.right], at: null };
      case 'trust': {
        const toCome = isDebited && isApproved ? 'now' : 'later';
        return {
          step,
          state: trade.fundsReceivedAt === null ? toCome : 'done',
          at: trade.fundsReceivedAt,
        };
      }
      default: {
        const found = way.find((each) => each.step === step);
        return { step, state: found?.state ?? 'later', at: found?.at ?? null };
      }
    }
  });
}

/** True where the money comes after the approval; false also for a debited order whose money was there before, sent otherwise. */
export function comesByDebit({
  subDoc: { paymentMethod },
  fundsReceivedAt,
  decidedAt,
}: Pick<TimelineTrade, 'subDoc' | 'fundsReceivedAt' | 'decidedAt'>): boolean {
  return (
    paymentMethod !== undefined &&
    needsAccount(paymentMethod) &&
    (fundsReceivedAt === null || (decidedAt !== null && fundsReceivedAt >= decidedAt))
  );
}

function doneSteps(trade: TimelineTrade, status: TradeStatus): Readonly<Record<OrderStep, boolean>> {
  const { subDoc, progress, paymentCompleted, submittedAt } = trade;
  // Cancelled after the dealer had approved it, by right.
  const wasApproved = status === 'archived' && trade.decidedAt !== null;
  return {
    placed: true,
    profile: progress.index >= PROFILE_MET,
    details: (subDoc.scheduleA?.city ?? '').trim() !== '',
    payment: paymentCompleted || subDoc.paymentMethod === PAID_OUTSIDE,
    signed: investorHasSigned(trade) && jointHasSigned(trade),
    submitted: submittedAt !== null,
    review: REVIEWED.includes(status) || wasApproved,
    approved: APPROVED.includes(status) || wasApproved,
    closed: status === 'settled',
  };
}

function entry(step: OrderStep, state: TimelineState, trade: TimelineTrade): StepOnWay {
  const times: Partial<Record<OrderStep, string | null>> = {
    placed: trade.createdAt,
    signed: trade.approvalProcess.jointSignedAt ?? trade.approvalProcess.investorSignedAt,
    submitted: trade.submittedAt,
    approved: trade.decidedAt,
  };
  return { step, state, at: state === 'done' ? (times[step] ?? null) : null };
}
