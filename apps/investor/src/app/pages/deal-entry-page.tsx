import { Navigate, useParams } from 'react-router';
import { PublicDealScreen } from '#features/deals/public/public-deal-screen.tsx';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { usePageTitle } from '../navigation/page-title.ts';
import { InvitedNote } from '../referral/invited-note.tsx';

/** A deal's public address: signed-in people go to the deal, everybody else reads what it is and may register. */
export function DealEntryPage() {
  const { dealId = '' } = useParams();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return isSignedIn ? (
    <Navigate to={paths.deal(dealId)} replace />
  ) : (
    <div className="flex flex-col gap-6">
      <InvitedNote />
      <PublicDealScreen key={dealId} idOrSlug={dealId}>
        {({ name }) => <Title page={name} />}
      </PublicDealScreen>
    </div>
  );
}

function Title({ page }: { page: string }) {
  usePageTitle(page);
  return null;
}
