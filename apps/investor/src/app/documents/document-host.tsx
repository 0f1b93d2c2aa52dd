import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';

/** The viewer comes when the first document is opened. */
const DocumentLayer = lazy(async () => ({ default: (await import('./document-layer.tsx')).DocumentLayer }));

/** The place of a document that is read over the page. */
export function DocumentHost() {
  const { state } = useLocation();
  return state?.document === undefined ? null : (
    <Suspense>
      <DocumentLayer />
    </Suspense>
  );
}
