import type { KycIssue } from '@portal/domain/client/kyc/kyc-issue';
import { toWirePath } from '@portal/domain/client/kyc/kyc-wire-map';
import type { FieldIssue } from '../../../platform/http/app-error.ts';

/** The issues of a profile as an answer names them: the first of each field, by its wire path. */
export function toFieldIssues(issues: readonly KycIssue[]): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const { path, key, values } of issues) {
    const wirePath = toWirePath(path);
    if (!byPath.has(wirePath)) {
      byPath.set(wirePath, { path: wirePath, key, values });
    }
  }
  return [...byPath.values()];
}
