import { useParams } from 'react-router';
import { ShareDealButton } from '#app/referral/share-deal-button.tsx';
import { DealScreen } from '#features/deals/page/deal-screen.tsx';
import { ownOrderOf } from '#features/portfolio/own-order.ts';
import { usePortfolio } from '#features/portfolio/use-portfolio.ts';
import { usePageTitle } from '../navigation/page-title.ts';

/** One deal, with the person's order for it where there is one. */
export function DealPage() {
  const { dealId = '' } = useParams();
  const orders = usePortfolio();
  const trades = orders.state === 'ready' ? orders.portfolio.trades : [];
  return (
    <DealScreen
      key={dealId}
      idOrSlug={dealId}
      ownOrder={(id) => ownOrderOf(trades, id)}
      share={(deal) => <ShareDealButton deal={deal} />}
    >
      {({ name }) => <Title page={name} />}
    </DealScreen>
  );
}

function Title({ page }: { page: string }) {
  usePageTitle(page);
  return null;
}
