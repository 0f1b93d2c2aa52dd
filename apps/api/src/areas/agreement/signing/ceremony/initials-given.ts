import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SigningEvent } from './signing-events.store.ts';

export type GivenInitials = {
  signer: SignerRole;
  documentId: string;
  rowId: string;
  initials: string;
  at: Date;
};

/** The initials given in a ceremony's events, each with its signer, statement and time. */
export function initialsGiven(events: readonly SigningEvent[]): GivenInitials[] {
  return events.flatMap(({ signer, kind, at, detail }) => {
    const { documentId, rowId, initials } = detail;
    const isComplete = documentId !== undefined && rowId !== undefined && initials !== undefined;
    return kind === 'initialled' && isComplete ? [{ signer, documentId, rowId, initials, at }] : [];
  });
}

/** When the end of each document's text was first shown, by the document's id. */
export function documentsRead(events: readonly SigningEvent[]): Map<string, Date> {
  const read = new Map<string, Date>();
  for (const { kind, at, detail } of events) {
    if (kind === 'document-read' && detail.documentId !== undefined && !read.has(detail.documentId)) {
      read.set(detail.documentId, at);
    }
  }
  return read;
}
