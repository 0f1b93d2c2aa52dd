import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SigningEvent } from './signing-events.store.ts';

export type GivenInitials = {
  signer: SignerRole;
  documentId: string;
  rowId: string;
  initials: string;
  at: Date;
};

/** With the choice that the row is one of; null for a statement by itself. */
type Given = GivenInitials & { choiceId: string | null };

/**
 * The initials that count in a ceremony's events, oldest first: each with its signer, row and time. Of the rows of a choice it is the
 * one that was initialled last; the events keep the others.
 */
export function initialsGiven(events: readonly SigningEvent[]): GivenInitials[] {
  const given = events.flatMap(givenIn);
  return given
    .filter((one, index) => !given.slice(index + 1).some((later) => takesTheChoice(later, one)))
    .map(({ choiceId: _choice, ...one }) => one);
}

function givenIn({ signer, kind, at, detail }: SigningEvent): Given[] {
  const { documentId, rowId, initials, choiceId = null } = detail;
  const isComplete = documentId !== undefined && rowId !== undefined && initials !== undefined;
  return kind === 'initialled' && isComplete ? [{ signer, documentId, rowId, initials, at, choiceId }] : [];
}

function takesTheChoice(later: Given, one: Given): boolean {
  return (
    one.choiceId !== null &&
    later.choiceId === one.choiceId &&
    later.documentId === one.documentId &&
    later.signer === one.signer
  );
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
