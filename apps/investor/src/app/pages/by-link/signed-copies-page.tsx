import { useParams } from 'react-router';
import { SignedCopiesList } from '#features/signing/signed-copies-list.tsx';

/** A joint investor's copies. The address is a credential: nothing on the page repeats it. */
export function SignedCopiesPage() {
  const { token = '' } = useParams();
  return (
    <div className="mx-auto flex max-w-form flex-col gap-6">
      <SignedCopiesList key={token} token={token} />
    </div>
  );
}
