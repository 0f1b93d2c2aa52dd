import { Marketplace } from '#features/deals/list/marketplace.tsx';
import { usePortfolio } from '#features/portfolio/use-portfolio.ts';
import { useOnboardingAnswersQuery } from '#state/session-api.ts';
import { UnfinishedOrder } from './marketplace/unfinished-order.tsx';

/** Nothing is compared with a person who answered nothing, or whose answers cannot be read. */
const NO_ANSWERS = {};

/** The live deals, with what the person left unfinished above them. */
export function MarketplacePage() {
  const { data, isLoading } = useOnboardingAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  const orders = usePortfolio();
  const trades = orders.state === 'ready' ? orders.portfolio.trades : [];
  const isKnown = orders.state !== 'loading' && !isLoading;
  return (
    <Marketplace
      answers={data?.answers ?? NO_ANSWERS}
      unfinished={isKnown ? <UnfinishedOrder trades={trades} /> : undefined}
    />
  );
}
