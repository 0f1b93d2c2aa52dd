import { Comparison } from '#features/deals/compare/comparison.tsx';

/** Up to three deals side by side. */
export function ComparePage() {
  return <Comparison />;
}
