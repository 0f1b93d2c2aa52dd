import type { Db } from '../../db/tables.ts';
import { findStorageKeys } from '../../files/kept/files.store.ts';
import { listArchiveRecords } from './archives.store.ts';
import type { AuditArchive } from './audit-archive.ts';

/** No file has this key, so an archive whose file is on no record is told as one that cannot be read. */
const ON_NO_RECORD = 'on no record';

/** All archives, the oldest year first. */
export async function listArchives(db: Db): Promise<AuditArchive[]> {
  const archives = await listArchiveRecords(db);
  const keys = await findStorageKeys(
    db,
    archives.map(({ fileId }) => fileId),
  );
  return archives.map((archive) => ({ ...archive, storageKey: keys.get(archive.fileId) ?? ON_NO_RECORD }));
}
