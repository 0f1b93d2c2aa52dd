import { isMeasuredPage } from '@portal/domain/ground/consent/measured-pages';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { watchedDocument } from '#state/page/watched-document.ts';
import { findRoute } from '../find-route.ts';

/**
 * The location to show in this document. From a document in which scripts of other companies run, only measured pages are shown: for
 * any other address, also one that Back leads to, the page on screen stays and the server is asked for a new document,
 * which those scripts cannot enter.
 */
export function useShownLocation() {
  const location = useLocation();
  const [stayed, setStayed] = useState(location);
  const isLeft = watchedDocument.isWatched && !isMeasuredPage(findRoute(location.pathname).prerender);
  if (!isLeft && stayed !== location) {
    setStayed(location);
  }
  useEffect(() => {
    if (isLeft) {
      watchedDocument.startAnew();
    }
  }, [isLeft]);
  return isLeft ? stayed : location;
}
