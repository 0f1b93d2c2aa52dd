import { centsFromDollars, dollarsFromCents, sumCents } from '../../ground/money/cents.ts';
import type { Trade } from '../../order/trades/trade.wire.ts';
import { isActiveStatus, type TradeStatus, tradeStatusOf } from '../../order/trades/trade-status.ts';

/** Where the money of an active order stands; nothing counts as invested before the investment has closed. */
export const STAGES = ['toComplete', 'withDealer', 'approved', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Record<TradeStatus, Stage | null>> = {
  open: 'toComplete',
  changesAsked: 'toComplete',
  submitted: 'withDealer',
  inReview: 'withDealer',
  approved: 'approved',
  settled: 'closed',
  declined: null,
  archived: null,
};

export type PortfolioTotals = {
  /** Dollars of all active orders. */
  total: number;
  /** Dollars by stage. */
  stages: Readonly<Record<Stage, number>>;
  /** Dollars that the trustee holds. */
  inTrust: number;
  orderCount: number;
};

type Counted = Pick<Trade, 'status' | 'orderTotal' | 'money'>;

/** Those that are neither declined nor cancelled. */
export function activeOrders<Order extends Pick<Trade, 'status'>>(trades: readonly Order[]): Order[] {
  return trades.filter(({ status }) => isActiveStatus(tradeStatusOf(status)));
}

/** The active orders, added up in cents. */
export function portfolioTotals(trades: readonly Counted[]): PortfolioTotals {
  const active = activeOrders(trades);
  const ofStage = (stage: Stage) =>
    totalOf(active.filter(({ status }) => STAGE_OF[tradeStatusOf(status)] === stage));
  return {
    total: totalOf(active),
    stages: {
      toComplete: ofStage('toComplete'),
      withDealer: ofStage('withDealer'),
      approved: ofStage('approved'),
      closed: ofStage('closed'),
    },
    inTrust: dollarsFromCents(sumCents(active.map(({ money }) => centsFromDollars(money.inTrust)))),
    orderCount: active.length,
  };
}

function totalOf(trades: readonly Counted[]): number {
  return dollarsFromCents(sumCents(trades.map(({ orderTotal }) => centsFromDollars(orderTotal))));
}
