import type { FieldIssue } from '@portal/domain/forms/field-issue';

const issue = (path: string, key: string): FieldIssue => ({ path, key, values: {} });

/** Why something is done goes on record, so it is not left out. */
export function checkReason({ reason }: { reason: string }): FieldIssue[] {
  return reason.trim() === '' ? [issue('reason', 'officeInvestors.sessions.reasonRequired')] : [];
}

/** Another representative than before, and a reason. */
export function checkRepresentative(
  { toId, reason }: { toId: string; reason: string },
  fromId: string | null,
): FieldIssue[] {
  return [
    ...(toId === (fromId ?? '') ? [issue('toId', 'officeInvestors.representative.same')] : []),
    ...checkReason({ reason }),
  ];
}
