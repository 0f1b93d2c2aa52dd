import type { TradeStatus } from '../../order/trades/trade-status.ts';
import type { DeskWhy } from './desk-queues.ts';

/** Who has to do something before a row of the desk goes on. */
export const AWAITED = ['office', 'second-person', 'investor', 'bank', 'nobody'] as const;
type Awaited = (typeof AWAITED)[number];

type Waiting = {
  why: DeskWhy;
  /** Of its order; null without one. */
  status: TradeStatus | null;
  /** Whether somebody's proposal about the order waits for a second person. */
  isProposed: boolean;
};

/** Who a row waits for: whoever its reason names, unless a proposal about its order is open. */
export function awaitedOf({ why, status, isProposed }: Waiting): Awaited {
  if (isProposed) {
    return 'second-person';
  }
  switch (why) {
    case 'debit-under-way':
      return 'bank';
    case 'not-joined':
    case 'no-profile':
    case 'not-funded':
    case 'partly-funded':
      return 'investor';
    case 'any':
      return status === null ? 'office' : AWAITED_BY_STATUS[status];
    default:
      return 'office';
  }
}

/** An order that waits for nothing else waits for the office, until it has ended. */
const AWAITED_BY_STATUS: Readonly<Record<TradeStatus, Awaited>> = {
  open: 'investor',
  changesAsked: 'investor',
  submitted: 'office',
  inReview: 'office',
  approved: 'office',
  settled: 'nobody',
  declined: 'nobody',
  archived: 'nobody',
};
