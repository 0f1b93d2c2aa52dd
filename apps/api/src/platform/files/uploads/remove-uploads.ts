import { afterCommit } from '../../db/call-transaction.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { UPLOAD_KEPT_MS, UPLOADS_REMOVED_AT_ONCE } from '../../http/receiving/file-limits.ts';
import { eachInPortions, type Portions, type Run } from '../../portions/each-in-portions.ts';
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
export async function removeAbandonedUploads(deps: Deps, run: Run = {}): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UPLOAD_KEPT_MS);
  let removed = 0;
  const portions: Portions<{ id: string; place: string }> = {
    job: 'remove-abandoned-uploads',
    atOnce: UPLOADS_REMOVED_AT_ONCE,
    find: (place, limit) => listAbandoned(deps.db, before, place, limit),
    work: async ({ id }) => {
      await removeUploads(deps, [id]);
      removed += 1;
    },
  };
  await eachInPortions(deps, portions, run);
  if (removed > 0) {
    deps.log.info({ removed }, 'uploads that nobody went on with were removed');
  }
}
