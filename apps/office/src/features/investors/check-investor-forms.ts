import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { checkReason } from '#parts/dialogs/check-reason.ts';

const issue = (path: string, key: string): FieldIssue => ({ path, key, values: {} });

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
