import { sha256Hex } from '../crypto/new-token.ts';
import type { AuditRow } from '../ports/audit-writer.ts';
import { canonicalJson } from './text-of-row.ts';

/** The hash of a row from before batches: over the previous hash and the whole row except its number. */
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
