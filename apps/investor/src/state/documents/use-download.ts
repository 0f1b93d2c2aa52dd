import { useState } from 'react';
import { type DocumentAccess, useFileLinkMutation } from './file-link-api.ts';

export type Download = {
  /** Id of the file whose link is being requested. */
  pendingId: string | null;
  /** Downloads a file; the page stays. Rejects with the call's error if there is no link. */
  download: (document: DocumentAccess) => Promise<void>;
};

/** Downloads by links that live for minutes: requested on demand and followed at once. */
export function useDownload(): Download {
  const [askLink] = useFileLinkMutation();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const download = async (document: DocumentAccess) => {
    setPendingId(document.id);
    try {
      const { url } = await askLink(document).unwrap();
      window.location.assign(url);
    } finally {
      setPendingId(null);
    }
  };
  return { pendingId, download };
}
