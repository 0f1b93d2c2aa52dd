import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type {
  CreateTradeBody,
  SubDoc,
  Trade,
  TradeOnWire,
  TradesOnWire,
} from '@portal/domain/order/trades/trade.wire';
import { subDocToWire, tradeFromWire } from '@portal/domain/order/trades/trade-on-wire';
import { api, staleTrades } from '#state/api.ts';

export type OfDeal = { userId: string; dealId: string };
type Created = { shareOrderId: string };

/** Cache key by which every part of the wizard sees the order being placed. */
export const PLACING = 'placing';

/** Calls of the order wizard. */
export const tradesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The deal to order; always refetched, since the units left limit the input. */
    orderedDeal: build.query<Deal, string>({
      query: (slug) => `/user/deal/live/${encodeURIComponent(slug)}`,
      providesTags: ['Deal'],
      keepUnusedDataFor: 0,
    }),
    /** The person's orders for one deal, newest first. */
    tradesOfDeal: build.query<Trade[], OfDeal>({
      query: ({ userId, dealId }) => ({
        url: `/user/trades/${encodeURIComponent(userId)}`,
        params: { dealId },
      }),
      transformResponse: ({ trades }: TradesOnWire) => trades.map(tradeFromWire),
      providesTags: ['Trade'],
      keepUnusedDataFor: 0,
    }),
    /** One order, read by the wizard after each of its own changes. */
    trade: build.query<Trade, string>({
      query: (tradeId) => `/user/trade/${encodeURIComponent(tradeId)}`,
      transformResponse: (trade: TradeOnWire) => tradeFromWire(trade),
      keepUnusedDataFor: 0,
    }),
    createTrade: build.mutation<Created, { dealId: string; body: CreateTradeBody; idempotencyKey: string }>({
      query: ({ dealId, body, idempotencyKey }) => ({
        url: `/user/trade/create/${encodeURIComponent(dealId)}`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: (_created, error) => [staleTrades(error), 'Deal'],
    }),
    preSignTrade: build.mutation<Created, { tradeId: string; subDoc: SubDoc }>({
      query: ({ tradeId, subDoc }) => ({
        url: `/user/trade/pre-sign/${encodeURIComponent(tradeId)}`,
        method: 'POST',
        body: { subDoc: subDocToWire(subDoc) },
      }),
      invalidatesTags: (_prepared, error) => [staleTrades(error)],
    }),
    /** Sends the joint investor's link again; it is in their message only, never in an answer. */
    resendJointLink: build.mutation<Trade, string>({
      query: (tradeId) => ({
        url: `/user/trade/joint-link/${encodeURIComponent(tradeId)}`,
        method: 'POST',
        body: {},
      }),
      transformResponse: (trade: TradeOnWire) => tradeFromWire(trade),
      invalidatesTags: ['Trade'],
    }),
  }),
});

export const {
  useOrderedDealQuery,
  useTradesOfDealQuery,
  useLazyTradeQuery,
  useCreateTradeMutation,
  usePreSignTradeMutation,
  useResendJointLinkMutation,
} = tradesApi;
