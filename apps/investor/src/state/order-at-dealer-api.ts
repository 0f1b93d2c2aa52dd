import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import { api, TRADES_ELSEWHERE } from './api.ts';

const orderAtDealerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who at the dealer handles an order, and what its investor is asked to change. */
    orderAtDealer: build.query<OrderAtDealer, string>({
      query: (tradeId) => ({ url: `/user/trade/dealer/${encodeURIComponent(tradeId)}`, personActed: false }),
      providesTags: [TRADES_ELSEWHERE],
    }),
  }),
});

export const { useOrderAtDealerQuery } = orderAtDealerApi;
