import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import { checkFileKey, type FileStore } from '../platform/ports/file-store.ts';
import { sealedFiles } from './sealed-files.ts';

const FOLDER_NAME_LENGTH = 2;
const HALF_WRITTEN = '.part';

/** Files on disk, each sealed as it streams under its own key name, so that bytes changed or swapped do not open. */
export function diskFileStore(directory: string, secrets: SecretBox): FileStore {
  const sealed = sealedFiles(secrets);
  const pathOf = (key: string): string =>
    join(directory, checkFileKey(key).slice(0, FOLDER_NAME_LENGTH), key);
  const readFile = async (key: string, start = 0) =>
    (await open(pathOf(key), 'r')).createReadStream({ start });
  const openFile: FileStore['open'] = async (key, from = 0) =>
    from === 0
      ? sealed.open(key, await readFile(key))
      : sealed.openFrom(key, from, (start) => readFile(key, start));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written aside and renamed, so that a crash leaves no half file; synced, because the answer says it is stored.
      const temporary = `${path}${HALF_WRITTEN}`;
      const { dataKeyId, bytes: pieces } = sealed.seal(key, bytes);
      try {
        await writeSynced(temporary, pieces);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncDirectory(dirname(path));
      return { dataKeyId };
    },
    dataKeyOf: async (key) => sealed.dataKeyOf(await readFile(key)),
    open: openFile,
    read: async (key) => buffer(await openFile(key)),
    remove: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}${HALF_WRITTEN}`, { force: true });
    },
    list: (before) => listFiles(directory, before),
    linkDirectly: null,
  };
}

async function writeSynced(path: string, pieces: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    for await (const piece of pieces) {
      await handle.writeFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name is durable only once its directory is synced. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFiles(directory: string, before: Date): AsyncGenerator<string> {
  for (const folder of await namesIn(directory)) {
    for (const name of await namesIn(join(directory, folder))) {
      const facts = await stat(join(directory, folder, name)).catch(() => null);
      if (facts?.isFile() === true && facts.mtime < before) {
        yield name.endsWith(HALF_WRITTEN) ? name.slice(0, -HALF_WRITTEN.length) : name;
      }
    }
  }
}

/** Nothing if there is no such folder: the first file creates it. */
async function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
      return [];
    }
    throw error;
  });
}
