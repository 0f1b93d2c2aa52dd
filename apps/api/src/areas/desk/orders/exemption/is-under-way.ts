import type { TradeRecord } from '../../../order/trades/trade-record.ts';

const UNDER_WAY: readonly TradeRecord['status'][] = ['open', 'submitted', 'changesAsked', 'inReview'];

/** True for an order that was neither approved nor ended: what is said of it can still change how it goes on. */
export function isUnderWay({ status }: Pick<TradeRecord, 'status'>): boolean {
  return UNDER_WAY.includes(status);
}
