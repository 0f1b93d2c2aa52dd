import type { Deps } from '../../deps.ts';

/** Removes bytes no row names; what cannot be removed now is left to the sweep. */
export async function removeBytes(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys) {
    await files.remove(storageKey).catch((error: unknown) => {
      log.warn({ err: error, storageKey }, 'bytes that nobody needs were left for the sweep');
    });
  }
}
