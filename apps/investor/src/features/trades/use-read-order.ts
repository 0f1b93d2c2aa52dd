import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { type RootState, useAppDispatch } from '#state/store.ts';
import { orderToContinue } from './order-to-continue.ts';
import { type OfDeal, PLACING, tradesApi, useLazyTradeQuery } from './trades-api.ts';

type ReadOrder = {
  /** Answers the person's orders for the deal as they are now. Rejects with the API's error. */
  readOrder: (ofDeal: OfDeal) => Promise<Trade[]>;
  isReading: boolean;
};

/** Reads the order that was just placed or changed by its id (specification section 7); before there is one, the orders of the deal. */
export function useReadOrder(startsAnew: boolean): ReadOrder {
  const dispatch = useAppDispatch();
  const [readTrade, { isFetching }] = useLazyTradeQuery();
  const { tradesOfDeal } = tradesApi.endpoints;
  const { getRunningQueryThunk, upsertQueryData } = tradesApi.util;
  const readOrder = async (ofDeal: OfDeal) => {
    // A list that is on its way may be older than the order, and would take its place.
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

/** The orders as they were read last, and the id of the one to go on with: it may have been placed since they were asked for. */
function knownOrders(state: RootState, ofDeal: OfDeal, startsAnew: boolean) {
  const { createTrade, tradesOfDeal } = tradesApi.endpoints;
  const placed = createTrade.select({ requestId: undefined, fixedCacheKey: PLACING })(state);
  const list = tradesOfDeal.select(ofDeal)(state);
  const known = list.data ?? [];
  const isPlacedSince = (placed.fulfilledTimeStamp ?? 0) > (list.startedTimeStamp ?? 0);
  const id = isPlacedSince ? placed.data?.shareOrderId : orderToContinue(known, startsAnew)?.id;
  return { known, id };
}
