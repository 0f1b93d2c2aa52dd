import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { takeOver, useLiveUnits } from '#state/page/use-live-units.ts';
import { useProfileQuery } from '#state/session-api.ts';
import { useAppDispatch } from '#state/store.ts';
import { tradesApi } from '../trades-api.ts';

type FollowUnitsProps = {
  deal: Deal;
  /** Units that this very order has reserved. */
  held: number;
  /** Units that the person is about to order; null while they typed none. */
  wanted: number | null;
};

/** Keeps the units of the deal true while its order is filled in. */
export function FollowUnits({ deal, held, wanted }: FollowUnitsProps) {
  const dispatch = useAppDispatch();
  const userId = useProfileQuery().data?.id;
  useLiveUnits((units) => {
    const told = units.deals.find(({ id }) => id === deal.id);
    if (told === undefined) {
      return;
    }
    // Those that are gone may be the person's own, reserved on another device: their orders are read before it is shown.
    if (userId !== undefined && wanted !== null && unitsAvailable({ ...deal, ...told }, held) < wanted) {
      const ofDeal = { userId, dealId: deal.id };
      void dispatch(
        tradesApi.endpoints.tradesOfDeal.initiate(ofDeal, { forceRefetch: true, subscribe: false }),
      );
    }
    dispatch(tradesApi.util.updateQueryData('orderedDeal', deal.slug, (shown) => takeOver(shown, units)));
  });
  return null;
}
