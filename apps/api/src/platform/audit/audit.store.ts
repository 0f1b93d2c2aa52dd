import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { AuditRow, AuditWriter } from '../ports/audit-writer.ts';

export type AuditEntry = Omit<AuditRow, 'seq' | 'at' | 'detail'> & { detail?: Record<string, unknown> };

/**
 * Adds one row to the audit log in the caller's transaction, with the code that only the portal can make, and puts it
 * on the list of rows to be chained. It waits for nobody: rows are chained after they are committed.
 */
export async function appendAudit(
  trx: Db,
  { audit }: { audit: AuditWriter },
  at: Date,
  entry: AuditEntry,
): Promise<void> {
  const row = await auditValues(trx, audit, at, entry);
  await sql`with ${addedAudit(row, null)} select`.execute(trx);
}

/**
 * The part of a `with` that adds the row and puts it on the list of rows to be chained: once, or once for each row of
 * the part `from` before it.
 */
export function addedAudit(row: AuditValues, from: string | null): RawBuilder<unknown> {
  const source = from === null ? sql`` : sql`from ${sql.id(from)}`;
  return sql`added_audit as (
      insert into audit_log (seq, at, actor, action, target, investor_id, detail, key_id, mac)
      select ${row.seq}::bigint, ${row.at}::timestamptz, ${row.actor}, ${row.action}, ${row.target}, ${row.investorId},
        ${row.detail}::jsonb, ${row.keyId}, ${row.mac} ${source}
      returning seq
    ), waiting_audit as (
      insert into audit_waiting (seq) select seq from added_audit
    )`;
}

/** A row of the log with its number and code, ready to be added. */
export type AuditValues = Awaited<ReturnType<typeof auditValues>>;

/** Gives the row a number and its code, for a statement that adds other things with it. */
export async function auditValues(db: Db, audit: AuditWriter, at: Date, entry: AuditEntry) {
  const detail = JSON.stringify(entry.detail ?? {});
  const seq = await audit.takeNumber(db);
  // As it will be read back: what JSON does not keep is not part of the code either.
  return { ...entry, seq, at, detail, ...audit.mark({ ...entry, seq, at, detail: JSON.parse(detail) }) };
}
