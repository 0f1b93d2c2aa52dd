import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

/** The viewer comes when the first document is opened. */
const DocumentLayer = lazy(async () => ({ default: (await import('./document-layer.tsx')).DocumentLayer }));

/** The place of a document that is read over the page. A page that was drawn beforehand is taken over first: it has none open. */
export function DocumentHost() {
  const { state } = useLocation();
  const isTakenOver = useIsTakenOver();
  return state?.document === undefined || !isTakenOver ? null : (
    <Suspense>
      <DocumentLayer />
    </Suspense>
  );
}
