import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';

/**
 * Checks a reason before it is sent: not empty, and not too long. What was typed is never cut off: it stays, to be
 * shortened. `required` is the message key for an empty one.
 */
export function checkReason(
  { reason }: { reason: string },
  required = 'office.reason.required',
): FieldIssue[] {
  const { length } = reason.trim();
  if (length === 0) {
    return [{ path: 'reason', key: required, values: {} }];
  }
  return length <= REASON_MAX_LENGTH ? [] : [{ path: 'reason', key: 'office.reason.tooLong', values: {} }];
}
