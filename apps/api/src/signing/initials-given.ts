import type { SigningEvent } from './signing-events.store.ts';

export type GivenInitials = { documentId: string; rowId: string; initials: string; at: Date };

/** The initials among the events of a ceremony, each with its statement and time. */
export function initialsGiven(events: readonly SigningEvent[]): GivenInitials[] {
  return events.flatMap(({ kind, at, detail }) => {
    const { documentId, rowId, initials } = detail;
    const isComplete = documentId !== undefined && rowId !== undefined && initials !== undefined;
    return kind === 'initialled' && isComplete ? [{ documentId, rowId, initials, at }] : [];
  });
}
