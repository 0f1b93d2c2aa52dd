import type { SigningEvent } from './signing-events.store.ts';

/** When each document's text was first shown to its end, by the document's id. */
export function documentsRead(events: readonly SigningEvent[]): Map<string, Date> {
  const read = new Map<string, Date>();
  for (const { kind, at, detail } of events) {
    if (kind === 'document-read' && detail.documentId !== undefined && !read.has(detail.documentId)) {
      read.set(detail.documentId, at);
    }
  }
  return read;
}
