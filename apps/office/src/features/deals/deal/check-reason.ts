import type { FieldIssue } from '@portal/domain/forms/field-issue';

/** What is wrong with a reason before it is sent: that there is none. */
export function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === '' ? [{ path: 'reason', key: 'dealProblems.reasonMissing', values: {} }] : [];
}
