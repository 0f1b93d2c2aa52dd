import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** The next numbers of rows of the audit log, ascending; a sequence gives none twice, whatever is rolled back. */
export async function takeAuditNumbers(db: Db, count: number): Promise<[bigint, ...bigint[]]> {
  const { rows } = await sql<{ seq: bigint }>`
    select nextval('audit_log_seq_seq') as seq from generate_series(1, ${count})`.execute(db);
  const [first, ...rest] = rows.map(({ seq }) => seq);
  if (first === undefined) {
    throw new Error('The sequence of the audit log gave no number');
  }
  return [first, ...rest];
}
