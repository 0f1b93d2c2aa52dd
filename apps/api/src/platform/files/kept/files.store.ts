import { sql } from 'kysely';
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

/** The file if this reader may have it: their own, or one for their kind of reader. Any other looks like none. */
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

/** Where the bytes of files are, by id; a file that is on no record is left out. */
export async function findStorageKeys(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await db.selectFrom('files').select(['id', 'storage_key']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.storage_key]));
}

/** A file of this investor, for a staff member who gave a reason to look at it; for no other use. */
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

/** The investor's own files, oldest first, at most `limit`. */
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

/** The file behind a signed link, whose signature replaces the owner check; for no other use. */
export async function findLinkedFile(db: Db, fileId: string): Promise<StoredFile | undefined> {
  return db.selectFrom('files').select(COLUMNS).where('id', '=', fileId).executeTakeFirst();
}

/** Turns a file the office kept for itself into a deal's document, for every investor. */
export async function publishFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('files')
    .set({ audience: 'investors', purpose: 'deal-document' })
    .where('id', 'in', ids)
    .where('purpose', '=', 'deal-draft')
    .execute();
}

/** Makes parts of films the office kept for itself public, like their deal's page. */
export async function publishFilmFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('files')
    .set({ audience: 'public', purpose: 'film' })
    .where('id', 'in', ['', ...ids])
    .where('purpose', '=', 'film-draft')
    .execute();
}

/** Forgets files nobody needs any longer; the sweep removes their bytes. */
export async function deleteFiles(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Forgets files of the investor, and returns where their bytes are. */
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

/** Which of these storage keys a row names; for the sweep. */
export async function findKnownKeys(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const isAsked = sql<boolean>`storage_key = any(${[...keys]}::text[])`;
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where(isAsked)
    // Replaced bytes have their own retention, after which they are removed.
    .union(db.selectFrom('replaced_files').select('storage_key').where(isAsked))
    .union(db.selectFrom('upload_pieces').select('storage_key').where(isAsked))
    .execute();
  return new Set(rows.map((row) => row.storage_key));
}
