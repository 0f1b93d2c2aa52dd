import type { NewUpload } from '@portal/domain/ground/uploads/upload.wire';
import { afterCommit } from '../../db/call-transaction.ts';
import type { Db } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { UPLOADS_BEGUN_MAX } from '../../http/receiving/file-limits.ts';
import { tidyName } from '../../http/receiving/receive-parts.ts';
import { requireDiskSpace, UPLOAD_ROOM_BYTES_MIN } from '../../http/receiving/require-disk-space.ts';
import { refuseFiles, type UploadProblem } from '../../http/receiving/upload-problem.ts';
import { removeBytes } from '../kept/remove-bytes.ts';
import {
  beginOrFind,
  deleteUploads,
  listSurplus,
  type StoredUpload,
  type UploadOwner,
} from './uploads.store.ts';

/** How large a file may be, and the message for a larger one. */
export type UploadLimit = { bytesMax: number; problem: UploadProblem };

/**
 * Begins a file that will come in pieces, or resumes the person's earlier upload of the same bytes. Beyond UPLOADS_BEGUN_MAX the
 * oldest gives way. Throws FILE_TOO_LARGE beyond the limit, and STORAGE_FULL.
 */
export async function beginUpload(
  deps: Deps,
  owner: UploadOwner,
  { name, length, sha256 }: NewUpload,
  limit: UploadLimit,
): Promise<{ upload: StoredUpload; isNew: boolean }> {
  if (length > limit.bytesMax) {
    throw refuseFiles([{ field: 'length', problem: limit.problem }]);
  }
  await requireDiskSpace(deps, UPLOAD_ROOM_BYTES_MIN);
  const { begun, left } = await transact(deps.db, async (trx) => {
    const begun = await beginOrFind(trx, owner, {
      id: deps.newId(),
      originalName: tidyName(name),
      length,
      sha256,
      usedAt: deps.clock.now(),
    });
    return { begun, left: await deleteSurplus(trx, owner, begun.upload.id) };
  });
  await afterCommit(deps.db, () => removeBytes(deps, left));
  return begun;
}

/** Returns where the bytes of what gave way are. */
async function deleteSurplus(trx: Db, owner: UploadOwner, id: string): Promise<string[]> {
  const surplus = await listSurplus(trx, owner, { id, kept: UPLOADS_BEGUN_MAX - 1 });
  return surplus.length === 0 ? [] : deleteUploads(trx, surplus);
}
