import { sha256Hex } from '../crypto/new-token.ts';
import type { AuditRow } from '../ports/audit-writer.ts';
import { canonicalJson } from './text-of-row.ts';

/** The hash of a row from before there were batches: of the hash before it and of all that the row says but its number. */
export function hashOfLinkedRow(previous: string, row: AuditRow): string {
  return sha256Hex(
    JSON.stringify([
      previous,
      row.at.toISOString(),
      row.actor,
      row.action,
      row.target,
      row.investorId ?? '',
      canonicalJson(row.detail),
    ]),
  );
}
