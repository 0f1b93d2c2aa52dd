import { Navigate, useParams } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { Invitation } from '../referral/invitation.tsx';

/** A deal's public address: signed-in people go to the deal, everybody else sees it and may register. */
export function DealEntryPage() {
  const { dealId = '' } = useParams();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return isSignedIn ? <Navigate to={paths.deal(dealId)} replace /> : <Invitation first="offer" />;
}
