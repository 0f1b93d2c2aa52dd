import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';

/** The bytes of a kept file as they come; throws at the end unless they are those its row describes. */
export async function* readChecked(
  { files }: Pick<Deps, 'files'>,
  { storageKey, sha256 }: { storageKey: string; sha256: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of await files.open(storageKey)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) {
    throw new Error('The bytes are not those that were kept');
  }
}
