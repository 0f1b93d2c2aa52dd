import type {
  DocumentLink,
  Trade,
  TradeOnWire,
  Trades,
  TradesOnWire,
} from '@portal/domain/order/trades/trade.wire';
import { tradeFromWire } from '@portal/domain/order/trades/trade-on-wire';
import type { StatementFormat } from '@portal/domain/service/portfolio/statement-format';
import { api, TRADES_ELSEWHERE } from '#state/api.ts';

/** Calls for following orders. */
export const portfolioApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * All the person's orders, newest first, cancelled ones included: the screen decides which to show. Open pages poll it,
     * which must not keep a session alive.
     */
    portfolio: build.query<Trades, string>({
      query: (userId) => ({
        url: `/user/trades/${encodeURIComponent(userId)}`,
        params: { archived: true },
        personActed: false,
      }),
      transformResponse: ({ trades, activeTradesTotal }: TradesOnWire) => ({
        trades: trades.map(tradeFromWire),
        activeTradesTotal,
      }),
      providesTags: [TRADES_ELSEWHERE],
    }),
    order: build.query<Trade, string>({
      query: (tradeId) => ({ url: `/user/trade/${encodeURIComponent(tradeId)}`, personActed: false }),
      transformResponse: (trade: TradeOnWire) => tradeFromWire(trade),
      providesTags: [TRADES_ELSEWHERE],
    }),
    /** A link to an order's dealer form; it lives for minutes, so it is requested on demand. */
    dealerForm: build.mutation<DocumentLink, string>({
      query: (tradeId) => `/user/dealer/form/${encodeURIComponent(tradeId)}`,
    }),
    /** A link to a statement of all orders; it lives for minutes too. */
    statement: build.mutation<DocumentLink, StatementFormat>({
      query: (format) => `/user/statement/${format}`,
    }),
  }),
});

export const { usePortfolioQuery, useOrderQuery, useDealerFormMutation, useStatementMutation } = portfolioApi;
