import type { NewUpload } from '@portal/domain/wire/upload';
import type { Db } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { FILE_BYTES_MAX, UPLOADS_BEGUN_MAX } from '../http/file-limits.ts';
import { tidyName } from '../http/receive-parts.ts';
import { requireRoom, UPLOAD_ROOM_BYTES_MIN } from '../http/room.ts';
import { refuseFiles } from '../http/upload-problem.ts';
import { removeBytes } from './remove-bytes.ts';
import { beginOrFind, deleteUploads, listSurplus, type StoredUpload } from './uploads.store.ts';

/**
 * Begins a file that will come in pieces, or finds the one of the same bytes that this person began before, with what is kept
 * of it. Of more than UPLOADS_BEGUN_MAX the oldest gives way. Throws FILE_TOO_LARGE and STORAGE_FULL.
 */
export async function beginUpload(
  deps: Deps,
  investorId: string,
  { name, length, sha256 }: NewUpload,
): Promise<{ upload: StoredUpload; isNew: boolean }> {
  if (length > FILE_BYTES_MAX) {
    throw refuseFiles([{ field: 'length', problem: 'too-large' }]);
  }
  await requireRoom(deps, UPLOAD_ROOM_BYTES_MIN);
  const { begun, left } = await transact(deps.db, async (trx) => {
    const begun = await beginOrFind(trx, investorId, {
      id: deps.newId(),
      originalName: tidyName(name),
      length,
      sha256,
      usedAt: deps.clock.now(),
    });
    return { begun, left: await deleteSurplus(trx, investorId, begun.upload.id) };
  });
  await removeBytes(deps, left);
  return begun;
}

/** Answers where the bytes lie of what gave way. */
async function deleteSurplus(trx: Db, investorId: string, id: string): Promise<string[]> {
  const surplus = await listSurplus(trx, investorId, { id, kept: UPLOADS_BEGUN_MAX - 1 });
  return surplus.length === 0 ? [] : deleteUploads(trx, surplus);
}
