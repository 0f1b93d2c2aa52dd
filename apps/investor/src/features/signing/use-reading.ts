import type { SigningDocument } from '@portal/domain/agreement/signing/signing.wire';
import { type RefObject, useEffect, useRef } from 'react';
import { useReadMutation } from './signing-api.ts';

/**
 * Tells the server once when the end of a document's text was on the screen: evidence that the person had all of it
 * before them. A failure is not shown; the next look at the end tries again. Put the returned reference behind the text.
 */
export function useReading(token: string, document: SigningDocument): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const [read] = useReadMutation();
  const { id, readAt } = document;
  const isRead = readAt !== null;
  useEffect(() => {
    if (isRead || end.current === null || !('IntersectionObserver' in window)) {
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        void read({ token, documentId: id });
      }
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [token, id, isRead, read]);
  return end;
}
