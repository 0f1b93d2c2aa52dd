import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STAYS_IN_PLACE } from '../page/stays-in-place.ts';

/** A document that is read over the page. */
export type OpenDocument = {
  id: string;
  title: string;
  /** The token of the ceremony whose link lets the person read it, where no session does. */
  ceremony?: string | undefined;
};

/** The document that an entry of the browser's history has open; null where none. */
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

/**
 * Opens a document over the page. It is a step of the browser's history at the same address: Back closes it, and a reload
 * leaves it open.
 */
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
