import type { Deps } from '../../deps.ts';
import { REPLACED_AT_ONCE, REPLACED_GRACE_MS } from '../../http/receiving/file-limits.ts';
import { forgetReplaced, listReplacedBefore } from './replaced-files.store.ts';

/**
 * Removes bytes that were resealed under another name, once REPLACED_GRACE_MS have passed. The bytes go first: interrupted in
 * between, the next run removes them again, which changes nothing. Returns how many were removed.
 */
export async function removeReplacedFiles(deps: Deps): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - REPLACED_GRACE_MS);
  let removed = 0;
  for (;;) {
    const keys = await listReplacedBefore(deps.db, before, REPLACED_AT_ONCE);
    for (const key of keys) {
      await deps.files.remove(key);
      await forgetReplaced(deps.db, key);
    }
    removed += keys.length;
    if (keys.length < REPLACED_AT_ONCE) {
      return removed;
    }
  }
}
