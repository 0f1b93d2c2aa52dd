import { tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import type { WizardFacts } from '@portal/domain/wizard/wizard-access';

export const TIMELINE_STEPS = ['signed', 'right', 'trust', 'review', 'approved'] as const;
export type TimelineStep = (typeof TIMELINE_STEPS)[number];
export type TimelineState = 'done' | 'now' | 'later';

const RIGHT_STATES: Record<Trade['cancellation']['right'], TimelineState> = {
  'not-begun': 'later',
  runs: 'now',
  ended: 'done',
};

/** How far an order is on its way from the signature to the approval. */
export function timelineOf(
  trade: Trade,
  { sign }: Pick<WizardFacts, 'sign'>,
): Record<TimelineStep, TimelineState> {
  const status = tradeStatusOf(trade.status);
  const isApproved = status === 'approved' || status === 'settled';
  const isReviewed = status === 'inReview';
  if (!sign) {
    return { signed: 'now', right: 'later', trust: 'later', review: 'later', approved: 'later' };
  }
  return {
    signed: 'done',
    // It runs for its own time, whatever the dealer does meanwhile.
    right: RIGHT_STATES[trade.cancellation.right],
    trust: trade.fundsReceivedAt === null ? 'later' : 'done',
    review: isApproved ? 'done' : isReviewed ? 'now' : 'later',
    approved: isApproved ? 'done' : 'later',
  };
}
