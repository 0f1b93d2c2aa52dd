import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import { checkFileKey, type FileStore } from '../platform/ports/file-store.ts';
import { sealedFiles } from './sealed-files.ts';

const FOLDER_NAME_LENGTH = 2;
const HALF_WRITTEN = '.part';
/** Keys of a folder looked at together; one with more is read again for each so many. */
const KEYS_AT_ONCE = 20_000;

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
    list: (before, after = '') => listFiles(directory, { before, after }),
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

type Asked = { before: Date; after: string };

async function* listFiles(directory: string, { before, after }: Asked): AsyncGenerator<string> {
  for (const folder of (await namesIn(directory)).sort()) {
    // A folder's name begins the keys in it.
    if (folder >= after.slice(0, folder.length)) {
      yield* listFolder(join(directory, folder), { before, after });
    }
  }
}

async function* listFolder(folder: string, { before, after }: Asked): AsyncGenerator<string> {
  for (let behind = after; ; ) {
    const keys = await firstKeysIn(folder, behind);
    for (const key of keys) {
      if (await isOlder(join(folder, key), before)) {
        yield key;
      }
    }
    if (keys.length < KEYS_AT_ONCE) {
      return;
    }
    behind = keys.at(-1) ?? behind;
  }
}

/** The first keys behind one, in their order: a folder is in no order, and of a large one only these are kept in memory. */
async function firstKeysIn(folder: string, behind: string): Promise<string[]> {
  let found = new Set<string>();
  for await (const name of entriesOf(folder)) {
    const key = name.endsWith(HALF_WRITTEN) ? name.slice(0, -HALF_WRITTEN.length) : name;
    // A name that does not begin as its folder was put there by somebody else, and would stand in no order.
    if (key > behind && key.startsWith(basename(folder))) {
      found.add(key);
    }
    if (found.size >= 2 * KEYS_AT_ONCE) {
      found = new Set([...found].sort().slice(0, KEYS_AT_ONCE));
    }
  }
  return [...found].sort().slice(0, KEYS_AT_ONCE);
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(nullIfNone);
  for await (const { name } of entries ?? []) {
    yield name;
  }
}

async function isOlder(path: string, before: Date): Promise<boolean> {
  const facts =
    (await stat(path).catch(() => null)) ?? (await stat(`${path}${HALF_WRITTEN}`).catch(() => null));
  return facts?.isFile() === true && facts.mtime < before;
}

/** Nothing if there is no such folder: the first file creates it. */
async function namesIn(directory: string): Promise<string[]> {
  return (await readdir(directory).catch(nullIfNone)) ?? [];
}

function nullIfNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') {
    return null;
  }
  throw error;
}
