import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { type RootState, useAppDispatch } from '#state/store.ts';
import { orderToContinue } from './order-to-continue.ts';
import { type OfDeal, PLACING, tradesApi, useLazyTradeQuery } from './trades-api.ts';

type ReadOrder = {
  /** Resolves to the person's current orders for the deal. Rejects with the API's error. */
  readOrder: (ofDeal: OfDeal) => Promise<Trade[]>;
  isReading: boolean;
};

/** Reads an order just placed or changed by its id (specification section 7); before there is one, the deal's orders. */
export function useReadOrder(startsAnew: boolean): ReadOrder {
  const dispatch = useAppDispatch();
  const [readTrade, { isFetching }] = useLazyTradeQuery();
  const { tradesOfDeal } = tradesApi.endpoints;
  const { getRunningQueryThunk, upsertQueryData } = tradesApi.util;
  const readOrder = async (ofDeal: OfDeal) => {
    // A list still loading may be older than the order, and would overwrite it.
    await dispatch(getRunningQueryThunk('tradesOfDeal', ofDeal));
    const { known, id } = dispatch((_, getState) => knownOrders(getState(), ofDeal, startsAnew));
    if (id === undefined) {
      const list = tradesOfDeal.initiate(ofDeal, { forceRefetch: true, subscribe: false });
      return dispatch(list).unwrap();
    }
    const trade = await readTrade(id).unwrap();
    const orders = [trade, ...known.filter((other) => other.id !== id)];
    await dispatch(upsertQueryData('tradesOfDeal', ofDeal, orders));
    return orders;
  };
  return { readOrder, isReading: isFetching };
}

/** The orders as last read, and the id of the current one: it may have been placed since they were requested. */
function knownOrders(state: RootState, ofDeal: OfDeal, startsAnew: boolean) {
  const { createTrade, tradesOfDeal } = tradesApi.endpoints;
  const placed = createTrade.select({ requestId: undefined, fixedCacheKey: PLACING })(state);
  const list = tradesOfDeal.select(ofDeal)(state);
  const known = list.data ?? [];
  const isPlacedSince = (placed.fulfilledTimeStamp ?? 0) > (list.startedTimeStamp ?? 0);
  const id = isPlacedSince ? placed.data?.shareOrderId : orderToContinue(known, startsAnew)?.id;
  return { known, id };
}
