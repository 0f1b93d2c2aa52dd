import type { Db } from '../../db/tables.ts';
import { type FileReader, READS } from './file-reader.ts';
import type { FileToKeep, StoredFile } from './stored-file.ts';

const COLUMNS = [
  'id',
  'investor_id as investorId',
  'purpose',
  'original_name as originalName',
  'content_type as contentType',
  'size_bytes as sizeBytes',
  'sha256',
  'pages',
  'storage_key as storageKey',
  'data_key_id as dataKeyId',
  'created_at as createdAt',
] as const;

export async function insertFile(trx: Db, file: FileToKeep): Promise<void> {
  await trx
    .insertInto('files')
    .values({
      id: file.id,
      investor_id: file.investorId,
      audience: file.audience,
      purpose: file.purpose,
      original_name: file.originalName,
      content_type: file.contentType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      pages: file.pages,
      storage_key: file.storageKey,
      data_key_id: file.dataKeyId,
      created_at: file.createdAt,
    })
    .execute();
}

/** The file if this reader may have it: their own, or one that is for such as they. Any other looks like none. */
export async function findReadableFile(
  db: Db,
  reader: FileReader,
  fileId: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('files')
    .select(COLUMNS)
    .where('id', '=', fileId)
    .where((eb) =>
      eb.or([
        eb('audience', 'in', READS[reader.as]),
        ...(reader.as === 'investor' ? [eb('investor_id', '=', reader.investorId)] : []),
      ]),
    )
    .executeTakeFirst();
}

/** A file of this investor, for somebody of the office who said why they look at it; nothing else may call this. */
export async function findOwnFile(
  db: Db,
  investorId: string,
  fileId: string,
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('files')
    .select(COLUMNS)
    .where('id', '=', fileId)
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
}

/** The investor's own files, the oldest first, at most `limit`. */
export async function listOwnFiles(db: Db, investorId: string, limit: number): Promise<StoredFile[]> {
  return db
    .selectFrom('files')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The file behind a signed link, whose signature stands for the owner; nothing else may call this. */
export async function findLinkedFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return db.selectFrom('files').select(COLUMNS).where('id', '=', fileId).executeTakeFirst();
}

/** What the office kept for itself is from now on a document of a deal, for every investor. */
export async function publishFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('files')
    .set({ audience: 'investors', purpose: 'deal-document' })
    .where('id', 'in', ids)
    .where('purpose', '=', 'deal-draft')
    .execute();
}

/** Parts of films that the office kept for itself are from now on anybody's, as their deal's page is. */
export async function publishFilmFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('files')
    .set({ audience: 'public', purpose: 'film' })
    .where('id', 'in', ['', ...ids])
    .where('purpose', '=', 'film-draft')
    .execute();
}

/** Forgets files that nobody needs any more; the sweep removes their bytes. */
export async function deleteFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Forgets files of the investor, and tells where their bytes lie. */
export async function takeOutOwnFiles(
  trx: Db,
  investorId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('files')
    .where('investor_id', '=', investorId)
    .where('id', 'in', ids)
    .returning('storage_key')
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Which of these keys of the store a row names; for the sweep. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    // Bytes that were replaced have a time of their own, after which they are removed.
    .union(db.selectFrom('replaced_files').select('storage_key').where('storage_key', 'in', keys))
    .union(db.selectFrom('upload_pieces').select('storage_key').where('storage_key', 'in', keys))
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
