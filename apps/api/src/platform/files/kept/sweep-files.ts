import type { Deps } from '../../deps.ts';
import { ORPHAN_GRACE_MS, ORPHANS_PER_SWEEP_MAX } from '../../http/receiving/file-limits.ts';
import { sweepUploadFolders } from '../../http/receiving/with-upload-folder.ts';
import { findKnownKeys } from './files.store.ts';
import { removeReplacedFiles } from './remove-replaced-files.ts';

const KEYS_AT_ONCE = 200;

/**
 * Removes what a crash or a failed transaction left behind: uploads under check, and stored bytes no row names. The latter only
 * after ORPHAN_GRACE_MS by the store's own clock, so that a portal restored on an older database by mistake does not lose files
 * before anybody notices.
 */
export async function sweepFiles(deps: Deps): Promise<void> {
  await sweepUploadFolders(deps.config.dataDir, { now: new Date(), isStarting: false });
  await removeReplacedFiles(deps);
  const before = new Date(Date.now() - ORPHAN_GRACE_MS);
  let removed = 0;
  for await (const keys of inBatches(deps.files.list(before), KEYS_AT_ONCE)) {
    const known = await findKnownKeys(deps.db, keys);
    for (const key of keys.filter((candidate) => !known.has(candidate))) {
      if (removed >= ORPHANS_PER_SWEEP_MAX) {
        deps.log.warn({ removed }, 'more files are left behind than one sweep removes');
        return;
      }
      await deps.files.remove(key);
      removed += 1;
    }
  }
  if (removed > 0) {
    deps.log.info({ removed }, 'files that no row names were removed');
  }
}

async function* inBatches(keys: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}
