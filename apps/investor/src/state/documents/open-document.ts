import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STAYS_IN_PLACE } from '../page/stays-in-place.ts';

/** A document open over the page. */
export type OpenDocument = {
  id: string;
  title: string;
  /** Token of the ceremony whose link gives access, where there is no session. */
  ceremony?: string | undefined;
};

/** The document that a history entry has open, if any. */
export function openDocumentOf(state: unknown): OpenDocument | null {
  if (typeof state !== 'object' || state === null || !('document' in state)) {
    return null;
  }
  const { document } = state;
  return isOpenDocument(document) ? document : null;
}

function isOpenDocument(value: unknown): value is OpenDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'title' in value &&
    typeof value.title === 'string' &&
    (!('ceremony' in value) || value.ceremony === undefined || typeof value.ceremony === 'string')
  );
}

/** Opens a document over the page, as a history entry at the same address: Back closes it, a reload keeps it open. */
export function useOpenDocument(): (document: OpenDocument) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    ({ id, title, ceremony }) =>
      void navigate(
        { pathname, search, hash },
        { state: { ...STAYS_IN_PLACE, document: { id, title, ceremony } } },
      ),
    [navigate, pathname, search, hash],
  );
}
