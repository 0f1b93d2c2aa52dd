import { sql } from 'kysely';
import { fixedStatement } from '../db/fixed-statement.ts';
import type { Db } from '../db/tables.ts';
import type { AuditRow, AuditWriter } from '../ports/audit-writer.ts';
import type { Acted } from './acted.ts';

/** What is to be recorded. */
export type AuditEntry = Omit<AuditRow, 'seq' | 'at' | 'actor' | 'detail'> & Acted;

/**
 * Adds one row to the audit log in the caller's transaction, with the code that only the portal can make, and puts it on the list of
 * rows to be chained. It waits for nobody: rows are chained only after their commit.
 */
export async function appendAudit(
  trx: Db,
  { audit }: { audit: AuditWriter },
  at: Date,
  entry: AuditEntry,
): Promise<void> {
  await append(trx, auditParameters(await auditValues(trx, audit, at, entry)));
}

/**
 * The part of a `with` that adds a row, whose parameters begin with number `first`, and puts it on the list of rows to be
 * chained: once, or once for each row of the part `from` before it.
 */
export function addedAudit(first: number, from: string | null): string {
  const [seq, at, actor, action, target, investorId, detail, keyId, mac] = Array.from(
    { length: AUDIT_PARAMETERS },
    (_, index) => `$${first + index}`,
  );
  return `added_audit as (
      insert into audit_log (seq, at, actor, action, target, investor_id, detail, key_id, mac)
      select ${seq}::bigint, ${at}::timestamptz, ${actor}::text, ${action}::text, ${target}::text, ${investorId}::text,
        ${detail}::jsonb, ${keyId}::text, ${mac}::text ${from === null ? '' : `from ${from}`}
      returning seq
    ), waiting_audit as (
      insert into audit_waiting (seq) select seq from added_audit
    )`;
}

const AUDIT_PARAMETERS = 9;

/** The parameters of `addedAudit`, in its order. */
export function auditParameters(row: AuditValues): readonly unknown[] {
  const { seq, at, actor, action, target, investorId, detail, keyId, mac } = row;
  return [seq, at, actor, action, target, investorId, detail, keyId, mac];
}

const append = fixedStatement(`with ${addedAudit(1, null)} select`);

/** A row of the log with its number and code, ready to be added. */
export type AuditValues = Awaited<ReturnType<typeof auditValues>>;

/** Gives the row a number and its code, for a statement that also adds other things. */
export async function auditValues(db: Db, audit: AuditWriter, at: Date, entry: AuditEntry) {
  const detail = JSON.stringify(entry.detail ?? {});
  const seq = await audit.takeNumber(db);
  // As it will be read back: the code leaves out whatever JSON does not keep.
  return { ...entry, seq, at, detail, ...audit.mark({ ...entry, seq, at, detail: JSON.parse(detail) }) };
}

/** The next numbers of rows of the audit log, ascending; a sequence never gives one twice, whatever is rolled back. */
export async function takeAuditNumbers(db: Db, count: number): Promise<[bigint, ...bigint[]]> {
  const { rows } = await sql<{ seq: bigint }>`
    select nextval('audit_log_seq_seq') as seq from generate_series(1, ${count})`.execute(db);
  const [first, ...rest] = rows.map(({ seq }) => seq);
  if (first === undefined) {
    throw new Error('The sequence of the audit log gave no number');
  }
  return [first, ...rest];
}
