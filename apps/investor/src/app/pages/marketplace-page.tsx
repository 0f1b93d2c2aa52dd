import { lazy } from 'react';
import type { CompareBarProps } from '#features/deals/compare/compare-bar.tsx';
import { Marketplace } from '#features/deals/list/marketplace.tsx';
import { useOnboardingAnswersQuery } from '#state/session-api.ts';

/** What an order is made of is heavy, and comes when the deals are there. */
const UnfinishedOrder = lazy(async () => ({
  default: (await import('./marketplace/unfinished-order.tsx')).UnfinishedOrder,
}));

/** What is marked comes together in a bar, once something is. */
const CompareLayer = lazy(async () => ({
  default: (await import('./marketplace/compare-layer.tsx')).CompareLayer,
}));

// Outside: where they were others each time, the list would be drawn anew with each answer that comes.
const UNFINISHED_ORDER = <UnfinishedOrder />;
const compareBar = (bar: CompareBarProps) => <CompareLayer {...bar} />;

/** Nothing is compared with a person whose answers are not known. */
const NO_ANSWERS = {};

/** The live deals, with the way back to what the person left unfinished. */
export function MarketplacePage() {
  const { data } = useOnboardingAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Marketplace
      answers={data?.answers ?? NO_ANSWERS}
      unfinishedOrder={UNFINISHED_ORDER}
      compareBar={compareBar}
    />
  );
}
