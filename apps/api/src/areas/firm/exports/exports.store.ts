import type { ExportList } from '@portal/domain/desk/exports/export-lists';
import { EXPORTS_SHOWN_MAX } from '@portal/domain/desk/exports/office-exports.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../platform/db/tables.ts';
import { deleteFiles } from '../../../platform/files/kept/files.store.ts';

/** An export as stored. */
export type ExportRecord = {
  id: string;
  staffId: string;
  list: ExportList;
  sealedFilter: Buffer;
  language: Language;
  rows: number;
  fileId: string | null;
  failedAt: Date | null;
  askedAt: Date;
  expiresAt: Date;
};

const COLUMNS = [
  'id',
  'staff_id as staffId',
  'list',
  'sealed_filter as sealedFilter',
  'language',
  'rows',
  'file_id as fileId',
  'failed_at as failedAt',
  'asked_at as askedAt',
  'expires_at as expiresAt',
] as const;

/** How many are deleted at once. */
const FORGOTTEN_MAX = 1_000;

export async function insertExport(trx: Db, one: Omit<ExportRecord, 'fileId' | 'failedAt'>): Promise<void> {
  await trx
    .insertInto('office_exports')
    .values({
      id: one.id,
      staff_id: one.staffId,
      list: one.list,
      sealed_filter: one.sealedFilter,
      language: one.language,
      rows: one.rows,
      file_id: null,
      failed_at: null,
      asked_at: one.askedAt,
      expires_at: one.expiresAt,
    })
    .execute();
}

/** An export by its id, locked until the transaction ends; undefined if there is none. */
export async function lockExport(trx: Db, id: string): Promise<ExportRecord | undefined> {
  return trx.selectFrom('office_exports').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function findExport(db: Db, id: string): Promise<ExportRecord | undefined> {
  return db.selectFrom('office_exports').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A person's exports that are ready or being written, newest first. */
export async function listExports(db: Db, staffId: string, now: Date): Promise<ExportRecord[]> {
  return db
    .selectFrom('office_exports')
    .select(COLUMNS)
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(EXPORTS_SHOWN_MAX)
    .execute();
}

export async function finishExport(
  trx: Db,
  id: string,
  made: { fileId: string; rows: number },
): Promise<void> {
  await trx
    .updateTable('office_exports')
    .set({ file_id: made.fileId, rows: made.rows })
    .where('id', '=', id)
    .execute();
}

/** Ends all of a person's exports; the next sweep deletes their files. */
export async function endExportsOf(trx: Db, staffId: string, at: Date): Promise<void> {
  await trx
    .updateTable('office_exports')
    .set({ expires_at: at })
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', at)
    .execute();
}

export async function failExport(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('office_exports').set({ failed_at: at }).where('id', '=', id).execute();
}

/** Deletes exports that have ended, with their files. */
export async function deleteEndedExports(trx: Db, now: Date): Promise<number> {
  const ended = await trx
    .selectFrom('office_exports')
    .select(['id', 'file_id as fileId'])
    .where('expires_at', '<=', now)
    .limit(FORGOTTEN_MAX)
    .forUpdate()
    .execute();
  if (ended.length === 0) {
    return 0;
  }
  const ids = ended.map(({ id }) => id);
  await trx.deleteFrom('office_exports').where('id', 'in', ids).execute();
  const files = ended.flatMap(({ fileId }) => fileId ?? []);
  if (files.length > 0) {
    await deleteFiles(trx, files);
  }
  return ended.length;
}
