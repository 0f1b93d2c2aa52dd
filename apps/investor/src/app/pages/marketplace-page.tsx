import { lazy } from 'react';
import type { CompareBarProps } from '#features/deals/compare/compare-bar.tsx';
import { Marketplace } from '#features/deals/list/marketplace.tsx';
import { useOnboardingAnswersQuery } from '#state/session-api.ts';

/** Order code is heavy and loads after the deals. */
const UnfinishedOrder = lazy(async () => ({
  default: (await import('./marketplace/unfinished-order.tsx')).UnfinishedOrder,
}));

/** The bar of deals to compare, loaded once one is marked. */
const CompareLayer = lazy(async () => ({
  default: (await import('./marketplace/compare-layer.tsx')).CompareLayer,
}));

// Kept outside the component: new elements on each render would redraw the list with every answer.
const UNFINISHED_ORDER = <UnfinishedOrder />;
const compareBar = (bar: CompareBarProps) => <CompareLayer {...bar} />;

/** Used while the person's answers are unknown. */
const NO_ANSWERS = {};

/** The live deals, with a way back to an unfinished order. */
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
