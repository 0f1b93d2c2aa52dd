import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { LinkedRow } from '../audit-chain.store.ts';
import { auditRowColumns } from '../audit-row-columns.ts';
import { type AuditArchive, boundsOfYear } from './audit-archive.ts';

const PAGE_ROWS = 500;

/** All archives, the oldest year first, without where their bytes are. */
export async function listArchiveRecords(db: Db): Promise<Omit<AuditArchive, 'storageKey'>[]> {
  const rows = await db
    .selectFrom('audit_archives')
    .select(['year', 'file_id as fileId', 'rows', 'sha256', 'through_batch as throughBatch'])
    .select(['made_at as madeAt', 'key_id as keyId', 'signature'])
    .orderBy('year')
    .execute();
  return rows.map((row) => ({ ...row, rows: Number(row.rows) }));
}

export async function insertArchive(trx: Db, archive: AuditArchive): Promise<void> {
  await trx
    .insertInto('audit_archives')
    .values({
      year: archive.year,
      file_id: archive.fileId,
      rows: BigInt(archive.rows),
      sha256: archive.sha256,
      through_batch: archive.throughBatch,
      made_at: archive.madeAt,
      key_id: archive.keyId,
      signature: archive.signature,
    })
    .execute();
}

/** The first and the last batch with a row of the year; null where there is none. */
export async function findBatchesOfYear(
  db: Db,
  year: number,
): Promise<{ first: bigint; last: bigint } | null> {
  const { from, until } = boundsOfYear(year);
  const { first, last } = await db
    .selectFrom('audit_log')
    .innerJoin('audit_leaves', 'audit_leaves.seq', 'audit_log.seq')
    .select(({ fn }) => [
      fn.min<bigint | null>('audit_leaves.batch').as('first'),
      fn.max<bigint | null>('audit_leaves.batch').as('last'),
    ])
    .where('audit_log.at', '>=', from)
    .where('audit_log.at', '<', until)
    .executeTakeFirstOrThrow();
  return first === null || last === null ? null : { first, last };
}

/** The linked rows of the year after this number, a page of them. */
export async function listLinkedRowsOf(db: Db, year: number, after: bigint): Promise<LinkedRow[]> {
  const { from, until } = boundsOfYear(year);
  return db
    .selectFrom('audit_log')
    .select([...auditRowColumns, 'audit_log.previous_hash as previousHash', 'audit_log.hash'])
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('seq', '>', after)
    .where('hash', 'is not', null)
    .orderBy('seq')
    .limit(PAGE_ROWS)
    .$narrowType<{ previousHash: string; hash: string }>()
    .execute();
}

/** The first row of the year that is in no batch, since it waits or was refused; undefined where all are. */
export async function findLooseOfYear(db: Db, year: number): Promise<{ seq: bigint } | undefined> {
  const { from, until } = boundsOfYear(year);
  return db
    .selectFrom('audit_log')
    .select('seq')
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('hash', 'is', null)
    .where(sql<boolean>`not exists (select from audit_leaves where audit_leaves.seq = audit_log.seq)`)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
}
