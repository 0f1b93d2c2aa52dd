import { afterCommit } from '../../db/call-transaction.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { UPLOAD_KEPT_MS, UPLOADS_REMOVED_AT_ONCE } from '../../http/receiving/file-limits.ts';
import { removeBytes } from '../kept/remove-bytes.ts';
import { deleteUploads, findUpload, listAbandoned, type UploadOwner } from './uploads.store.ts';

/** Forgets uploads and removes the bytes of their pieces; what cannot be removed now is left to the sweep. */
export async function removeUploads(deps: Deps, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    const left = await transact(deps.db, (trx) => deleteUploads(trx, ids));
    await afterCommit(deps.db, () => removeBytes(deps, left));
  }
}

/** Removes an upload its owner gave up; false if it is not theirs, or does not exist. */
export async function cancelUpload(deps: Deps, owner: UploadOwner, id: string): Promise<boolean> {
  const upload = await findUpload(deps.db, owner, id);
  await removeUploads(deps, upload === undefined ? [] : [upload.id]);
  return upload !== undefined;
}

/** Removes unfinished uploads, once UPLOAD_KEPT_MS have passed since their last piece. */
export async function removeAbandonedUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UPLOAD_KEPT_MS);
  const ids = await listAbandoned(deps.db, before, UPLOADS_REMOVED_AT_ONCE);
  await removeUploads(deps, ids);
  if (ids.length > 0) {
    deps.log.info({ removed: ids.length }, 'uploads that nobody went on with were removed');
  }
}
