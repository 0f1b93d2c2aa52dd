import { useEffect, useState } from 'react';
import { signingAddress } from './signing-link-api.ts';

export type WayToSigning = {
  /** True while the browser is navigating: requesting another link would end the one it follows. */
  isLeaving: boolean;
  /** Navigates to the ceremony behind a link. */
  follow: (url: string) => void;
};

/** Navigation to a ceremony, which is another page: from the press until this page is gone, or shown again by Back. */
export function useWayToSigning(): WayToSigning {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const cameBack = () => setLeaving(false);
    window.addEventListener('pageshow', cameBack);
    return () => window.removeEventListener('pageshow', cameBack);
  }, []);
  return {
    isLeaving,
    follow: (url) => {
      setLeaving(true);
      window.location.assign(signingAddress(url));
    },
  };
}
