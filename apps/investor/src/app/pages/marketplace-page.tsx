import { Marketplace } from '#features/deals/list/marketplace.tsx';

/** The live deals. */
export function MarketplacePage() {
  return <Marketplace />;
}
