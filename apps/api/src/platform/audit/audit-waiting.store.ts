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

/** How many rows are waiting, how many were refused, and for how many seconds the oldest has been waiting. */
export async function countWaiting(
  db: Db,
): Promise<{ waiting: number; refused: number; oldestSeconds: number }> {
  return db
    .selectFrom('audit_waiting')
    .select([
      sql<number>`(count(*) filter (where refused_at is null))::int`.as('waiting'),
      sql<number>`(count(*) filter (where refused_at is not null))::int`.as('refused'),
      sql<number>`coalesce(extract(epoch from clock_timestamp() - min(since) filter (where refused_at is null)), 0)::float8`.as(
        'oldestSeconds',
      ),
    ])
    .executeTakeFirstOrThrow();
}
