import {
  TRADE_STATUS_NUMBERS,
  TRADE_STATUSES,
  tradeStatusOf,
} from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../platform/deps.ts';
import type { WatchedFacts } from '../../../platform/metrics/watched-facts.ts';
import { countOrderStates } from './order-states.store.ts';

const NAME = 'portal_orders';
const NUMBERS = TRADE_STATUSES.map((status) => TRADE_STATUS_NUMBERS[status]);

/** How many orders are in each state, up to a thousand. */
export function watchOrders({ db }: Pick<Deps, 'db'>): WatchedFacts {
  return {
    gauges: [{ name: NAME, help: 'Orders by their status, counted up to 1,001', labels: ['status'] }],
    read: async () =>
      (await countOrderStates(db, NUMBERS)).map(({ status, count }) => ({
        name: NAME,
        of: [tradeStatusOf(status)],
        value: count,
      })),
  };
}
