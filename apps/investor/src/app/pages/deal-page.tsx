import { useParams } from 'react-router';
import { ShareDealButton } from '#app/referral/share-deal-button.tsx';
import { DealScreen } from '#features/deals/page/deal-screen.tsx';
import { ownOrderOf } from '#features/portfolio/own-order.ts';
import { usePortfolio } from '#features/portfolio/use-portfolio.ts';
import { useAppSelector } from '#state/store.ts';
import { useUnservedProvince } from '#state/unserved-province.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { RoomPart } from '../room/room-part.tsx';
import { Elsewhere } from '../waiting-list/elsewhere.tsx';

/** One deal, with the person's order for it where there is one. */
export function DealPage() {
  const { dealId = '' } = useParams();
  const orders = usePortfolio();
  const { province, email = '' } = useAppSelector(({ auth }) => auth.user) ?? {};
  const isElsewhere = useUnservedProvince(province) !== null;
  const trades = orders.state === 'ready' ? orders.portfolio.trades : [];
  return (
    <DealScreen
      key={dealId}
      idOrSlug={dealId}
      ownOrder={(id) => ownOrderOf(trades, id)}
      elsewhere={isElsewhere ? <Elsewhere place="deal" province={province} email={email} /> : null}
      meter={(id) => <RoomPart dealId={id} place="deal" />}
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
