import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SecretBox } from '../crypto/secret-box.ts';
import type { FileStore } from '../ports/file-store.ts';

const KEY_PATTERN = /^[a-z0-9-]{1,64}$/;

/** Files on disk, each sealed with AES-256-GCM under its own key name, so that bytes changed or swapped do not open. */
export function diskFileStore(directory: string, secrets: SecretBox): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY_PATTERN.test(key)) {
      throw new Error('A file key is lower-case letters, digits and dashes');
    }
    return join(directory, key.slice(0, 2), key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const sealed = secrets.seal(Buffer.isBuffer(bytes) ? bytes : await collect(bytes), `file:${key}`);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written beside and renamed, so that a crash leaves no half file; synced, because the answer says it is kept.
      const temporary = `${path}.part`;
      const handle = await open(temporary, 'w', 0o600);
      try {
        await handle.writeFile(sealed);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, path);
      await syncDirectory(dirname(path));
    },
    read: async (key) => secrets.open(await readFile(pathOf(key)), `file:${key}`),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

function collect(stream: Readable): Promise<Buffer> {
  return buffer(stream);
}

/** A name is on the disk only when its directory is. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
