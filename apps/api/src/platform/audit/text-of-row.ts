import type { AuditRow } from '../ports/audit-writer.ts';

/** The whole row, in the one form that is authenticated, hashed and shown to whoever checks a proof. */
export function textOfRow(row: AuditRow): string {
  return JSON.stringify([
    String(row.seq),
    row.at.toISOString(),
    row.actor,
    row.action,
    row.target,
    row.investorId ?? '',
    canonicalJson(row.detail),
  ]);
}

/** jsonb does not keep the order of keys, so we hash them in our own order. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
