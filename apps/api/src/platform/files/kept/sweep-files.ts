import type { Deps } from '../../deps.ts';
import { sweepUploadFolders } from '../../http/receiving/with-upload-folder.ts';
import { endOfWork } from '../../portions/end-of-work.ts';
import { goOnAtOnce } from '../../portions/go-on-at-once.ts';
import { removeReplacedFiles } from './remove-replaced-files.ts';
import { sweepStore } from './sweep-store.ts';

/**
 * Removes what a crash or a failed transaction left behind: uploads under check, bytes that were resealed elsewhere, and stored bytes no
 * row names. Of the time, resealed bytes get half, so that they keep the others waiting for no longer; once it is up, a next job goes on.
 */
export async function sweepFiles(deps: Deps, endsAt = endOfWork()): Promise<void> {
  const halfway = (performance.now() + endsAt) / 2;
  await sweepUploadFolders(deps.config.dataDir, { now: new Date(), isStarting: false });
  const replaced = await removeReplacedFiles(deps, halfway);
  const isThrough = await sweepStore(deps, endsAt);
  if (!isThrough || (replaced.isTimeUp && replaced.removed > 0)) {
    await goOnAtOnce(deps, 'sweep-files');
  }
}
