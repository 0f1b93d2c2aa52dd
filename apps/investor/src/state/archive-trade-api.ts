import type { Trade, TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { tradeFromWire } from '@portal/domain/order/trades/trade-on-wire';
import { api } from './api.ts';

const archiveTradeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A GET that changes state: the specified address, whose answer the server never caches. */
    archiveTrade: build.mutation<Trade, string>({
      query: (tradeId) => `/user/trade/archive/${encodeURIComponent(tradeId)}`,
      transformResponse: (trade: TradeOnWire) => tradeFromWire(trade),
      invalidatesTags: ['Trade', 'Deal'],
    }),
  }),
});

export const { useArchiveTradeMutation } = archiveTradeApi;
