import { isBehind, placeOf } from '../../db/place.sql.ts';
import type { Db } from '../../db/tables.ts';
import { ENCRYPTED_BY_STORE } from '../../ports/file-store.ts';
import type { FilePurpose } from './stored-file.ts';

/** What resealing a file needs from its row. */
export type StaleFile = {
  id: string;
  purpose: FilePurpose;
  storageKey: string;
  dataKeyId: string | null;
  sha256: string;
};

/** The next files not known to be under this key, after the last one; without those the store encrypts. */
export async function listStaleFiles(
  db: Db,
  currentKeyId: string,
  after: string | null,
  limit: number,
): Promise<StaleFile[]> {
  return db
    .selectFrom('files')
    .select(['id', 'purpose', 'storage_key as storageKey', 'data_key_id as dataKeyId', 'sha256'])
    .where((eb) =>
      eb.or([eb('data_key_id', 'is', null), eb('data_key_id', 'not in', [currentKeyId, ENCRYPTED_BY_STORE])]),
    )
    .where('id', '>', after ?? '')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Records the key a file's bytes were found to be under; changes nothing if they have been replaced meanwhile. */
export async function recordDataKey(
  db: Db,
  file: Pick<StaleFile, 'id' | 'storageKey'>,
  dataKeyId: string,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ data_key_id: dataKeyId })
    .where('id', '=', file.id)
    .where('storage_key', '=', file.storageKey)
    .execute();
}

/**
 * Points a file to its new bytes and remembers the former ones for removal; false, changing nothing, if somebody else was first.
 */
export async function replaceBytes(
  trx: Db,
  file: Pick<StaleFile, 'id' | 'storageKey'>,
  to: { storageKey: string; dataKeyId: string },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('files')
    .set({ storage_key: to.storageKey, data_key_id: to.dataKeyId })
    .where('id', '=', file.id)
    .where('storage_key', '=', file.storageKey)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    return false;
  }
  await trx.insertInto('replaced_files').values({ storage_key: file.storageKey, replaced_at: at }).execute();
  return true;
}

/** Former places of bytes replaced before `before`, oldest first, behind a place among them. */
export async function listReplacedBefore(
  db: Db,
  before: Date,
  place: string,
  limit: number,
): Promise<{ storageKey: string; place: string }[]> {
  return db
    .selectFrom('replaced_files')
    .select(['storage_key as storageKey', placeOf('replaced_at', 'storage_key').as('place')])
    .where('replaced_at', '<=', before)
    .where(isBehind('replaced_at', 'storage_key', place))
    .orderBy('replaced_at')
    .orderBy('storage_key')
    .limit(limit)
    .execute();
}

export async function forgetReplaced(db: Db, storageKey: string): Promise<void> {
  await db.deleteFrom('replaced_files').where('storage_key', '=', storageKey).execute();
}

/** How many former places of bytes are still waiting for removal. */
export async function countReplaced(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('replaced_files')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many files are under each key; null if it was not recorded. */
export async function countFilesByKey(db: Db): Promise<{ keyId: string | null; files: number }[]> {
  const rows = await db
    .selectFrom('files')
    .select((eb) => ['data_key_id as keyId', eb.fn.countAll<bigint>().as('files')])
    .groupBy('data_key_id')
    .execute();
  return rows.map(({ keyId, files }) => ({ keyId, files: Number(files) }));
}
