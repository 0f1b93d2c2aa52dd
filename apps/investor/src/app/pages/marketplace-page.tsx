import { lazy } from 'react';
import { Marketplace } from '#features/deals/list/marketplace.tsx';
import { useOnboardingAnswersQuery } from '#state/session-api.ts';

/** What an order is made of is heavy, and asked for while the deals are. */
const WithUnfinishedOrder = lazy(async () => ({
  default: (await import('./marketplace/with-unfinished-order.tsx')).WithUnfinishedOrder,
}));

/** What is marked comes together in a bar, once something is. */
const CompareLayer = lazy(async () => ({
  default: (await import('./marketplace/compare-layer.tsx')).CompareLayer,
}));

/** Nothing is compared with a person whose answers cannot be read. */
const NO_ANSWERS = {};

/** The live deals, with what the person left unfinished above them. */
export function MarketplacePage() {
  const { data, isLoading } = useOnboardingAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Marketplace
      answers={isLoading ? undefined : (data?.answers ?? NO_ANSWERS)}
      around={(list, waiting) => <WithUnfinishedOrder waiting={waiting}>{list}</WithUnfinishedOrder>}
      compareBar={(bar) => <CompareLayer {...bar} />}
    />
  );
}
