import { useParams } from 'react-router';
import { PreviewScreen } from '#features/deals/page/preview-screen.tsx';

/** A deal to look at only. The address is a credential: nothing on the page repeats it. */
export function PreviewPage() {
  const { token = '' } = useParams();
  return <PreviewScreen key={token} token={token} />;
}
