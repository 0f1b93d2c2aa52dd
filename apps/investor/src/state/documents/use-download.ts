import { useState } from 'react';
import { type DocumentAccess, useFileLinkMutation } from './file-link-api.ts';

export type Download = {
  /** Id of the file whose link is being asked for. */
  pendingId: string | null;
  /** Saves a file on the person's device; the page stays. Throws the call's error when there is no link. */
  download: (document: DocumentAccess) => Promise<void>;
};

/** Files behind links that live for minutes: a link is asked for when the file is wanted, and followed at once. */
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
