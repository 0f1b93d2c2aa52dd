import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { api } from './api.ts';

const archiveTradeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes state although it is a GET: the server keeps the specified address, and never caches its answer. */
    archiveTrade: build.mutation<Trade, string>({
      query: (tradeId) => `/user/trade/archive/${encodeURIComponent(tradeId)}`,
      invalidatesTags: ['Trade', 'Deal'],
    }),
  }),
});

export const { useArchiveTradeMutation } = archiveTradeApi;
