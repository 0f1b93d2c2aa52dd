import { useParams } from 'react-router';
import { InvitationScreen } from '#features/purchases/invitation-screen.tsx';

/** Target of an invitation to buy together: who invites to what, and the answer. */
export function JoinPage() {
  const { token = '' } = useParams();
  return (
    <div className="mx-auto flex max-w-wide flex-col items-start gap-6">
      <InvitationScreen key={token} token={token} />
    </div>
  );
}
