import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { AuditBatch } from './audit-batch.ts';
import { auditRowColumns, type StoredAuditRow } from './audit-row-columns.ts';
import { type NumberRange, rangesOf } from './ranges-of.ts';

const PAGE_ROWS = 500;
/** With ROWS_A_BATCH rows each at most. */
const PAGE_BATCHES = 20;

/** A row from before batches, with the hash that links it to the one before. */
export type LinkedRow = StoredAuditRow & { previousHash: string; hash: string };
/** A leaf of a batch with its row: none when it is gone, two when two parts of the log have one of its number. */
export type AuditLeaf = {
  seq: bigint;
  batch: bigint;
  index: number;
  hash: string;
  rows: readonly StoredAuditRow[];
};
/** A row in no batch, with its entry in the list of waiting rows. */
export type LooseRow = StoredAuditRow & { isListed: boolean; isRefused: boolean; waitedSeconds: number };

/** The end of the chain; `start` before the first row. */
export async function findAuditHead(db: Db): Promise<string> {
  const head = await db.selectFrom('audit_head').select('hash').where('id', '=', 1).executeTakeFirstOrThrow();
  return head.hash;
}

/** The linked rows after this number, a page of them. */
export async function listLinkedRows(db: Db, after: bigint): Promise<LinkedRow[]> {
  return db
    .selectFrom('audit_log')
    .select([...auditRowColumns, 'audit_log.previous_hash as previousHash', 'audit_log.hash'])
    .where('seq', '>', after)
    .where('hash', 'is not', null)
    .orderBy('seq')
    .limit(PAGE_ROWS)
    .$narrowType<{ previousHash: string; hash: string }>()
    .execute();
}

/** The batches after this number, a page of them. */
export async function listAuditBatches(db: Db, after: bigint): Promise<AuditBatch[]> {
  return db
    .selectFrom('audit_batches')
    .select(['number', 'previous', 'rows', 'root', 'made_at as madeAt', 'key_id as keyId', 'signature'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(PAGE_BATCHES)
    .execute();
}

/** The newest batch; undefined before the first. */
export async function findLastBatch(db: Db): Promise<AuditBatch | undefined> {
  return db
    .selectFrom('audit_batches')
    .select(['number', 'previous', 'rows', 'root', 'made_at as madeAt', 'key_id as keyId', 'signature'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The leaves of these batches in their order, each with what the database has of its row. */
export async function listAuditLeaves(db: Db, first: bigint, last: bigint): Promise<AuditLeaf[]> {
  const leaves = await db
    .selectFrom('audit_leaves')
    .select(['seq', 'batch', 'index', 'hash'])
    .where('batch', '>=', first)
    .where('batch', '<=', last)
    .orderBy('batch')
    .orderBy('index')
    .execute();
  const rows = new Map<bigint, StoredAuditRow[]>();
  for (const range of rangesOf(leaves.map(({ seq }) => seq))) {
    for (const row of await listRowsBetween(db, range)) {
      rows.set(row.seq, [...(rows.get(row.seq) ?? []), row]);
    }
  }
  return leaves.map((leaf) => ({ ...leaf, rows: rows.get(leaf.seq) ?? [] }));
}

/** Each month is asked once for a range, where it would be asked for each number by itself. */
function listRowsBetween(db: Db, { from, to }: NumberRange): Promise<StoredAuditRow[]> {
  return db
    .selectFrom('audit_log')
    .select(auditRowColumns)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .execute();
}

/** The batch that holds a row; undefined when none does. */
export async function findAuditLeaf(
  db: Db,
  seq: bigint,
): Promise<{ batch: bigint; index: number } | undefined> {
  return db.selectFrom('audit_leaves').select(['batch', 'index']).where('seq', '=', seq).executeTakeFirst();
}

/** Rows that are neither linked nor in a batch, after this number, a page of them. */
export async function listLooseRows(db: Db, after: bigint): Promise<LooseRow[]> {
  return db
    .selectFrom('audit_log')
    .leftJoin('audit_waiting', 'audit_waiting.seq', 'audit_log.seq')
    .select(auditRowColumns)
    .select([
      sql<boolean>`audit_waiting.seq is not null`.as('isListed'),
      sql<boolean>`audit_waiting.refused_at is not null`.as('isRefused'),
      sql<number>`coalesce(extract(epoch from clock_timestamp() - audit_waiting.since), 0)::float8`.as(
        'waitedSeconds',
      ),
    ])
    .where('audit_log.hash', 'is', null)
    .where('audit_log.seq', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit_leaves')
            .select('audit_leaves.seq')
            .whereRef('audit_leaves.seq', '=', 'audit_log.seq'),
        ),
      ),
    )
    .orderBy('audit_log.seq')
    .limit(PAGE_ROWS)
    .execute();
}

/** The first number on the list of waiting rows whose row is gone. */
export async function findRemovedWhileWaiting(db: Db): Promise<{ seq: bigint } | undefined> {
  return db
    .selectFrom('audit_waiting')
    .leftJoin('audit_log', 'audit_log.seq', 'audit_waiting.seq')
    .select('audit_waiting.seq')
    .where('audit_log.seq', 'is', null)
    .orderBy('audit_waiting.seq')
    .limit(1)
    .executeTakeFirst();
}
