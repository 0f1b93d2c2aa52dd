import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { type WizardFacts, wizardFactsOf } from '@portal/domain/order/wizard/wizard-access';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useRef } from 'react';
import { useProfileQuery } from '#state/session-api.ts';
import { setTrade, setTradeLoading } from '#state/slices/trade-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { orderToContinue } from './order-to-continue.ts';
import { PLACING, useCreateTradeMutation, useOrderedDealQuery, useTradesOfDealQuery } from './trades-api.ts';
import { useReadOrder } from './use-read-order.ts';

/** What the wizard knows about the KYC profile; the page gets it from the feature that owns it. */
export type KnownKyc = {
  isLoading: boolean;
  error: unknown;
  isComplete: boolean;
  /** Refetches, and resolves to whether the profile is complete. */
  refresh: () => Promise<boolean>;
};

export type ReadyOrder = {
  deal: Deal;
  /** Null before the order is placed. */
  trade: Trade | null;
  facts: WizardFacts;
  /** Refetches, and resolves to the new facts. */
  refresh: () => Promise<WizardFacts>;
};

export type WizardOrder =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | ({ state: 'ready' } & ReadyOrder);

/** The deal, the person's order for it and the wizard facts they imply, all from the server. */
export function useWizardOrder(slug: string, kyc: KnownKyc, startsAnew: boolean): WizardOrder {
  const dispatch = useAppDispatch();
  const profile = useProfileQuery();
  const deal = useOrderedDealQuery(slug);
  const userId = profile.data?.id;
  const dealId = deal.data?.id;
  const ofDeal = userId === undefined || dealId === undefined ? skipToken : { userId, dealId };
  const trades = useTradesOfDealQuery(ofDeal);
  const { readOrder, isReading } = useReadOrder(startsAnew);
  const isFetching = trades.isFetching || isReading;
  const trade = useMemo(
    () => (trades.data === undefined ? null : orderToContinue(trades.data, startsAnew)),
    [trades.data, startsAnew],
  );
  const [, placing] = useCreateTradeMutation({ fixedCacheKey: PLACING });
  const isPlacing = placing.isLoading || (placing.fulfilledTimeStamp ?? 0) > (trades.startedTimeStamp ?? 0);
  const shownDeal = useDealBeside(deal.data, isFetching || isPlacing);
  const facts = useMemo(() => wizardFactsOf(trade, { kycComplete: kyc.isComplete }), [trade, kyc.isComplete]);
  useEffect(() => {
    dispatch(setTrade(trade));
    dispatch(setTradeLoading(isFetching));
  }, [dispatch, trade, isFetching]);

  if (ofDeal === skipToken || shownDeal === undefined || trades.data === undefined || kyc.isLoading) {
    const error = deal.error ?? profile.error ?? trades.error ?? kyc.error;
    const isAsking = deal.isFetching || profile.isFetching || trades.isFetching || kyc.isLoading;
    const retry = () => {
      void kyc.refresh();
      for (const query of [deal, profile, trades]) {
        if (query.isError) {
          void query.refetch();
        }
      }
    };
    return error === undefined || isAsking ? { state: 'loading' } : { state: 'failed', error, retry };
  }
  const refresh = async () => {
    const [fresh, kycComplete] = await Promise.all([readOrder(ofDeal), kyc.refresh()]);
    return wizardFactsOf(orderToContinue(fresh, startsAnew), { kycComplete });
  };
  return { state: 'ready', deal: shownDeal, trade, facts, refresh };
}

/**
 * The deal from before an order being placed or orders being loaded. Next to a list that lacks the new order, its units
 * would look like somebody else's: the last ones of a deal as sold out, to the person who just took them.
 */
function useDealBeside(deal: Deal | undefined, isReadingOrders: boolean): Deal | undefined {
  const shown = useRef(deal);
  if (!isReadingOrders || shown.current?.id !== deal?.id) {
    shown.current = deal;
  }
  return shown.current;
}
