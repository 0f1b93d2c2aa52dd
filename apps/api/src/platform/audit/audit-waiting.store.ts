import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { type AuditBatch, hashOfBatch } from './audit-batch.ts';
import { auditRowColumns, type StoredAuditRow } from './audit-row-columns.ts';

export type AuditHead = { hash: string; batch: bigint };

/** Whether any row waits to be chained. */
export async function isAuditWaiting(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('audit_waiting')
    .select('seq')
    .where('refused_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The end of the chain, locked until the transaction ends; undefined while somebody else is chaining. */
export async function lockAuditHead(trx: Db): Promise<AuditHead | undefined> {
  return trx
    .selectFrom('audit_head')
    .select(['hash', 'batch'])
    .where('id', '=', 1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The committed rows that are waiting, lowest number first. A row joins this list whenever its transaction commits. */
export async function listWaitingRows(trx: Db, limit: number): Promise<StoredAuditRow[]> {
  return trx
    .selectFrom('audit_waiting')
    .innerJoin('audit_log', 'audit_log.seq', 'audit_waiting.seq')
    .select(auditRowColumns)
    .where('audit_waiting.refused_at', 'is', null)
    .orderBy('audit_waiting.seq')
    .limit(limit)
    .execute();
}

/** Sets aside rows the portal did not write in their present form; the check of the log names them. */
export async function refuseWaitingRows(trx: Db, seqs: readonly bigint[], at: Date): Promise<void> {
  await trx
    .updateTable('audit_waiting')
    .set({ refused_at: at })
    .where('seq', 'in', [...seqs])
    .execute();
}

/** Adds the batch with its leaves, moves the end of the chain to it, and takes its rows off the list. */
export async function addAuditBatch(
  trx: Db,
  batch: AuditBatch,
  leaves: readonly { seq: bigint; hash: string }[],
): Promise<void> {
  const seqs = leaves.map(({ seq }) => String(seq));
  const hashes = leaves.map(({ hash }) => hash);
  await sql`
    with leaf as (
      select seq, hash, (index - 1)::int as index
      from unnest(${seqs}::bigint[], ${hashes}::text[]) with ordinality as given (seq, hash, index)
    ), batch as (
      insert into audit_batches (number, previous, rows, root, made_at, key_id, signature)
      values (${batch.number}, ${batch.previous}, ${batch.rows}, ${batch.root}, ${batch.madeAt}, ${batch.keyId}, ${batch.signature})
    ), leaves as (
      insert into audit_leaves (seq, batch, index, hash) select seq, ${batch.number}, index, hash from leaf
    ), head as (
      update audit_head set hash = ${hashOfBatch(batch)}, batch = ${batch.number} where id = 1
    )
    delete from audit_waiting where seq in (select seq from leaf)`.execute(trx);
}

/** As many rows as the figures tell apart: after an outage a million may wait. */
const COUNTED_MAX = 1_001;

type AuditWaiting = { waiting: number; refused: number; oldestSeconds: number };

/** How many rows are waiting and were refused, each counted up to COUNTED_MAX, and for how many seconds the first of them has been waiting. */
export async function countWaiting(db: Db): Promise<AuditWaiting> {
  const { rows } = await sql<AuditWaiting>`
    with waiting as (
      select since from audit_waiting where refused_at is null order by seq limit ${COUNTED_MAX}
    ), refused as (
      select seq from audit_waiting where refused_at is not null order by seq limit ${COUNTED_MAX}
    )
    select (select count(*)::int from waiting) as waiting, (select count(*)::int from refused) as refused,
      coalesce(extract(epoch from clock_timestamp() - (select min(since) from waiting)), 0)::float8 as "oldestSeconds"`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) {
    // Nought in its place would say that no row was refused.
    throw new Error('The database did not count its waiting rows');
  }
  return row;
}
