import { createHash } from 'node:crypto';
import type { Db } from '../db/tables.ts';

export type AuditEntry = {
  /** Who did it: `investor:<id>`, `dealer`, `system`, `anonymous`. */
  actor: string;
  /** What happened, such as `trade.approved`. */
  action: string;
  /** What it happened to, such as `trade:<id>`. */
  target: string;
  investorId: string | null;
  /** Facts without personal numbers: ids, states, amounts, versions. */
  detail?: Record<string, unknown>;
};

/**
 * Appends one row to the hash-chained log, in the caller's transaction. Call it last: the chain's head stays locked
 * until the transaction ends.
 */
export async function appendAudit(trx: Db, at: Date, entry: AuditEntry): Promise<void> {
  const head = await trx
    .selectFrom('audit_head')
    .select('hash')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const detail = JSON.stringify(entry.detail ?? {});
  const hash = auditHash(head.hash, at, { ...entry, detail });
  await trx
    .insertInto('audit_log')
    .values({
      at,
      actor: entry.actor,
      action: entry.action,
      target: entry.target,
      investor_id: entry.investorId,
      detail,
      previous_hash: head.hash,
      hash,
    })
    .execute();
  await trx.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
}

/** What a row's hash must be: of the hash before it and of all that the row says. */
export function auditHash(
  previous: string,
  at: Date,
  row: { actor: string; action: string; target: string; investorId: string | null; detail: string },
): string {
  // jsonb does not keep the order of keys, so the hash is made of an order of our own.
  const detail = canonicalJson(JSON.parse(row.detail));
  const parts = [previous, at.toISOString(), row.actor, row.action, row.target, row.investorId ?? '', detail];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
