import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SigningEvent } from './signing-events.store.ts';

export type GivenInitials = {
  signer: SignerRole;
  documentId: string;
  rowId: string;
  initials: string;
  at: Date;
};

/** The initials among the events of a ceremony, each with its signer, statement and time. */
export function initialsGiven(events: readonly SigningEvent[]): GivenInitials[] {
  return events.flatMap(({ signer, kind, at, detail }) => {
    const { documentId, rowId, initials } = detail;
    const isComplete = documentId !== undefined && rowId !== undefined && initials !== undefined;
    return kind === 'initialled' && isComplete ? [{ signer, documentId, rowId, initials, at }] : [];
  });
}
