import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the part that the address names into view, once it is there. */
export function useShownPart(isThere: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    }
  }, [isThere, hash]);
}
