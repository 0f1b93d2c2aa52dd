import type { DealFile, DealFilePart } from '@portal/domain/offering/deals/deal-file.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { FileAudience } from '../../../../platform/files/kept/stored-file.ts';

export type NewDealFile = {
  fileId: string;
  dealId: string;
  part: DealFilePart;
  /** Null for the demonstration's files. */
  addedBy: string | null;
};

export async function insertDealFile(trx: Db, file: NewDealFile, at: Date): Promise<void> {
  await trx
    .insertInto('deal_files')
    .values({
      file_id: file.fileId,
      deal_id: file.dealId,
      part: file.part,
      added_by: file.addedBy,
      added_at: at,
    })
    .execute();
}

export async function hasDeal(db: Db, dealId: string): Promise<boolean> {
  return (
    (await db.selectFrom('deals').select('id').where('id', '=', dealId).executeTakeFirst()) !== undefined
  );
}

/** A file, and the deal it was sent for. */
export type DealFileRecord = Omit<DealFile, 'address'> & { dealId: string; audience: FileAudience };

/** Those of these ids that films or documents of deals may name, in no particular order. */
export async function findDealFiles(db: Db, ids: readonly string[]): Promise<DealFileRecord[]> {
  if (ids.length === 0) {
    return [];
  }
  return db
    .selectFrom('deal_files')
    .innerJoin('files', 'files.id', 'deal_files.file_id')
    .select([
      'files.id',
      'deal_files.deal_id as dealId',
      'deal_files.part',
      'files.original_name as name',
      'files.content_type as contentType',
      'files.size_bytes as size',
      'files.pages',
      'files.audience',
    ])
    .where('deal_files.file_id', 'in', ids)
    .execute();
}

/** Where the bytes of a film's part are stored, and who may have them. */
export async function findFilmPart(db: Db, fileId: string) {
  return db
    .selectFrom('deal_files')
    .innerJoin('files', 'files.id', 'deal_files.file_id')
    .select([
      'files.storage_key as storageKey',
      'files.content_type as contentType',
      'files.size_bytes as sizeBytes',
      'files.sha256',
      'files.audience',
    ])
    .where('deal_files.file_id', '=', fileId)
    .where('deal_files.part', 'in', ['video', 'poster', 'captions'])
    .executeTakeFirst();
}
