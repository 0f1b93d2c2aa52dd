import { centsFromDollars, dollarsFromCents, sumCents } from '@portal/domain/money/cents';
import { shareOut } from '@portal/domain/money/largest-remainder';
import { isActiveStatus, type TradeStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';

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

export type Share = {
  dealId: string;
  name: string;
  /** Dollars. */
  amount: number;
  /** Of the total of all active orders; whole per cents, which add up to a hundred. */
  percent: number;
};

export type PortfolioTotals = {
  /** Dollars by stage. */
  stages: Readonly<Record<Stage, number>>;
  /** Dollars that the trustee holds. */
  inTrust: number;
  orderCount: number;
  /** By deal, the largest first. */
  shares: Share[];
};

type Counted = Pick<Trade, 'status' | 'orderTotal' | 'money' | 'dealId'>;

const WHOLE_PERCENT = 100;

/** The active orders, added up in cents. */
export function portfolioTotals(trades: readonly Counted[]): PortfolioTotals {
  const active = trades.filter(({ status }) => isActiveStatus(tradeStatusOf(status)));
  const ofStage = (stage: Stage) => totalOf(active.filter((trade) => stageOf(trade) === stage));
  return {
    stages: {
      toComplete: ofStage('toComplete'),
      withDealer: ofStage('withDealer'),
      approved: ofStage('approved'),
      closed: ofStage('closed'),
    },
    inTrust: dollarsFromCents(sumCents(active.map(({ money }) => centsFromDollars(money.inTrust)))),
    orderCount: active.length,
    shares: sharesOf(active),
  };
}

function stageOf({ status }: Pick<Trade, 'status'>): Stage | null {
  return STAGE_OF[tradeStatusOf(status)];
}

function centsOf(trades: readonly Counted[]): bigint {
  return sumCents(trades.map(({ orderTotal }) => centsFromDollars(orderTotal)));
}

function totalOf(trades: readonly Counted[]): number {
  return dollarsFromCents(centsOf(trades));
}

function sharesOf(active: readonly Counted[]): Share[] {
  const deals = new Map(active.map(({ dealId }) => [dealId.id, dealId.name]));
  const amounts = [...deals]
    .map(([dealId, name]) => ({
      dealId,
      name,
      cents: centsOf(active.filter((trade) => trade.dealId.id === dealId)),
    }))
    .sort((one, other) => Number(other.cents - one.cents));
  const percents = shareOut(
    amounts.map(({ cents }) => cents),
    WHOLE_PERCENT,
  );
  return amounts.map(({ dealId, name, cents }, place) => ({
    dealId,
    name,
    amount: dollarsFromCents(cents),
    percent: percents[place] ?? 0,
  }));
}
