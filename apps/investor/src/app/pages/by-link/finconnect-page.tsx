import { useParams } from 'react-router';
import { FinconnectScreen } from '#features/trades/linked/finconnect-screen.tsx';

/** The page on which a bank account is linked. Its address is a credential: nothing on the page repeats it. */
export function FinconnectPage() {
  const { token = '' } = useParams();
  return <FinconnectScreen key={token} token={token} />;
}
