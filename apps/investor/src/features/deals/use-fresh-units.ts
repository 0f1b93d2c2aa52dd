import { isOutdated, takeOver, useLiveUnits } from '#state/page/use-live-units.ts';
import { useAppDispatch } from '#state/store.ts';
import { dealsApi, useLiveDealsQuery } from './deals-api.ts';

/** The live deals with live units; refetched when deals open or close. */
export function useFreshDeals() {
  const dispatch = useAppDispatch();
  const deals = useLiveDealsQuery(undefined, { refetchOnFocus: true });
  useLiveUnits((units) => {
    if (deals.data === undefined) {
      return;
    }
    if (isOutdated(deals.data, units)) {
      void deals.refetch();
    }
    dispatch(
      dealsApi.util.updateQueryData('liveDeals', undefined, (listed) => {
        for (const deal of listed) {
          takeOver(deal, units);
        }
      }),
    );
  });
  return deals;
}

/** Keeps the units of the page's deal live. */
export function useFreshUnits(idOrSlug: string): void {
  const dispatch = useAppDispatch();
  useLiveUnits((units) => {
    dispatch(dealsApi.util.updateQueryData('liveDeal', idOrSlug, (deal) => takeOver(deal, units)));
  });
}
