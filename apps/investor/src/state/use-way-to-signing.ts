import { useEffect, useState } from 'react';
import { signingAddress } from './signing-link-api.ts';

export type WayToSigning = {
  /** True while the browser is on its way: another link would end the one that it follows. */
  isLeaving: boolean;
  /** Leads to the ceremony behind a link. */
  follow: (url: string) => void;
};

/** The way to a ceremony, which is another page: from the press until this one is gone, or shown again by Back. */
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
