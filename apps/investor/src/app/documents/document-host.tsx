import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

/** The viewer loads when the first document is opened. */
const DocumentLayer = lazy(async () => ({ default: (await import('./document-layer.tsx')).DocumentLayer }));

/** Where a document opens over the page. A prerendered page is taken over first, with none open. */
export function DocumentHost() {
  const { state } = useLocation();
  const isTakenOver = useIsTakenOver();
  return state?.document === undefined || !isTakenOver ? null : (
    <Suspense>
      <DocumentLayer />
    </Suspense>
  );
}
