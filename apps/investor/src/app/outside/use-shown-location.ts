import { isMeasuredPage } from '@portal/domain/ground/consent/is-measured-page';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { watchedDocument } from '#state/page/watched-document.ts';
import { findRoute } from '../routes/find-route.ts';

/**
 * The location to show in this document. A document with third-party scripts shows measured pages only: for any other
 * address, Back included, the page on screen stays and the server is asked for a fresh document that those scripts cannot
 * enter.
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
