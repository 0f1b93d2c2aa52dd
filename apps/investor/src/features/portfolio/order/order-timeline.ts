import { investorHasSigned, jointHasSigned, PAID_OUTSIDE } from '@portal/domain/trades/trade-facts';
import { type TradeStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';

export const TIMELINE_STEPS = [
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
export type TimelineStep = (typeof TIMELINE_STEPS)[number] | 'declined' | 'archived';

/** `ended` is where an order stopped: declined or cancelled. */
export type TimelineState = 'done' | 'now' | 'later' | 'ended';

export type TimelineEntry = {
  step: TimelineStep;
  state: TimelineState;
  /** When it happened (ISO 8601); null where it has not, or where no time is kept. */
  at: string | null;
};

/** The index of the progress from which the profile is met (specification section 4). */
const PROFILE_MET = 2;
const REVIEWED: readonly TradeStatus[] = ['approved', 'settled', 'declined'];
const APPROVED: readonly TradeStatus[] = ['approved', 'settled'];

/** The way of an order from its first page to the closing, with what is behind it, what is under way and what is to come. */
export function orderTimeline(trade: Trade): TimelineEntry[] {
  const status = tradeStatusOf(trade.status);
  const done = doneSteps(trade, status);
  const past = TIMELINE_STEPS.filter((step) => done[step]).map((step) => entry(step, 'done', trade));
  if (status === 'declined') {
    return [...past, { step: 'declined', state: 'ended', at: trade.decidedAt }];
  }
  if (status === 'archived') {
    return [...past, { step: 'archived', state: 'ended', at: trade.archivedAt }];
  }
  const current = TIMELINE_STEPS.find((step) => !done[step]);
  return TIMELINE_STEPS.map((step) =>
    entry(step, done[step] ? 'done' : step === current ? 'now' : 'later', trade),
  );
}

type Done = Readonly<Record<(typeof TIMELINE_STEPS)[number], boolean>>;

function doneSteps(trade: Trade, status: TradeStatus): Done {
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

function entry(step: (typeof TIMELINE_STEPS)[number], state: TimelineState, trade: Trade): TimelineEntry {
  const times: Partial<Record<typeof step, string | null>> = {
    placed: trade.createdAt,
    signed: trade.approvalProcess.jointSignedAt ?? trade.approvalProcess.investorSignedAt,
    submitted: trade.submittedAt,
    approved: trade.decidedAt,
  };
  return { step, state, at: state === 'done' ? (times[step] ?? null) : null };
}
