import { formatNumber } from '@portal/domain/formats/numbers';
import type { KycIssue } from '@portal/domain/kyc/kyc-issue';
import { toWirePath } from '@portal/domain/kyc/kyc-wire-map';
import type { Language } from '@portal/domain/wire/user';
import type { FieldIssue } from '../../platform/http/app-error.ts';

/** The issues of a profile as an answer names them: one for each field, by its wire path, numbers written as people do. */
export function toFieldIssues(issues: readonly KycIssue[], language: Language): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const { path, key, values } of issues) {
    const wirePath = toWirePath(path);
    if (!byPath.has(wirePath)) {
      byPath.set(wirePath, { path: wirePath, key, values: writeNumbers(values, language) });
    }
  }
  return [...byPath.values()];
}

function writeNumbers(values: KycIssue['values'], language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, language) : value,
    ]),
  );
}
