import type { Deps } from '../../deps.ts';
import { REPLACED_AT_ONCE, REPLACED_GRACE_MS } from '../../http/receiving/file-limits.ts';
import { forgetReplaced, listReplacedBefore } from './replaced-files.store.ts';

/**
 * Removes bytes that were resealed under another name, once REPLACED_GRACE_MS have passed, the oldest first, until `endsAt`. The bytes
 * go first: interrupted in between, the next run removes them again, which changes nothing. Those that cannot be removed are passed by
 * and stay on record. Returns how many were removed.
 */
export async function removeReplacedFiles(
  deps: Deps,
  endsAt = Number.POSITIVE_INFINITY,
): Promise<{ removed: number; isTimeUp: boolean }> {
  const before = new Date(deps.clock.now().getTime() - REPLACED_GRACE_MS);
  let removed = 0;
  let passedBy = 0;
  let place = '';
  for (let isLast = false; !isLast && performance.now() < endsAt; ) {
    const files = await listReplacedBefore(deps.db, before, place, REPLACED_AT_ONCE);
    isLast = files.length < REPLACED_AT_ONCE;
    for (const { storageKey } of files) {
      try {
        await deps.files.remove(storageKey);
        await forgetReplaced(deps.db, storageKey);
        removed += 1;
      } catch (error) {
        passedBy += 1;
        deps.log.warn({ err: error, storageKey }, 'bytes that were replaced cannot be removed');
      }
      if (performance.now() >= endsAt) {
        isLast = false;
        break;
      }
    }
    place = files.at(-1)?.place ?? place;
  }
  if (passedBy > 0) {
    deps.log.error({ passedBy }, 'bytes that were replaced stay on record until they can be removed');
  }
  return { removed, isTimeUp: performance.now() >= endsAt };
}
