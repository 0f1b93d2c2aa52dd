import { useParams } from 'react-router';
import { SigningCeremony } from '#features/signing/signing-ceremony.tsx';

/** The signing ceremony. Its address is a credential: nothing on the page repeats it. */
export function SigningPage() {
  const { token = '' } = useParams();
  return <SigningCeremony key={token} token={token} />;
}
