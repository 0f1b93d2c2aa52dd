import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { showPart } from './show-part.ts';

/** Scrolls to the part that the address names, once it is there. */
export function useShownPart(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') {
      showPart(hash.slice(1));
    }
  }, [isThere, hash]);
}
