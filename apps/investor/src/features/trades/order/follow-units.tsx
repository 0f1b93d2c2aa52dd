import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { takeOver, useLiveUnits } from '#state/page/use-live-units.ts';
import { useProfileQuery } from '#state/session-api.ts';
import { useAppDispatch } from '#state/store.ts';
import { tradesApi } from '../trades-api.ts';

type FollowUnitsProps = {
  deal: Deal;
  /** Units reserved by this order itself. */
  held: number;
  /** Units about to be ordered; null while none are typed. */
  wanted: number | null;
};

/** Keeps the deal's units live while its order is filled in. */
export function FollowUnits({ deal, held, wanted }: FollowUnitsProps) {
  const dispatch = useAppDispatch();
  const userId = useProfileQuery().data?.id;
  useLiveUnits((units) => {
    const told = units.deals.find(({ id }) => id === deal.id);
    if (told === undefined) {
      return;
    }
    // The missing units may be the person's own, reserved on another device: reload their orders before showing it.
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
