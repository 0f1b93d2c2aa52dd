import type { FieldIssue } from '@portal/domain/forms/field-issue';

/** Why something is undone goes on record, so it is not left out. */
export function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === ''
    ? [{ path: 'reason', key: 'officeMatching.undo.reasonRequired', values: {} }]
    : [];
}
