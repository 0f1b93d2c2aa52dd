import { Readable } from 'node:stream';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { newStorageKey } from '../files/kept/new-storage-key.ts';
import { readChecked } from '../files/kept/read-checked.ts';
import {
  listStaleFiles,
  recordDataKey,
  replaceBytes,
  type StaleFile,
} from '../files/kept/replaced-files.store.ts';
import { ENCRYPTED_BY_STORE } from '../ports/file-store.ts';
import type { Resealed } from './reseal-values.ts';

/** How many files are looked up at a time; they are sealed one after the other, each as a stream. */
const BATCH_FILES = 20;

/** The stored bytes are not those the file's row describes, or they do not open. */
class DamagedFile extends Error {}

/**
 * Reseals every file of an older key under the current one, while servers run: the new bytes are written beside the old under
 * another name, then the row is pointed to them in its own transaction. A download or backup already under way goes on reading the
 * old bytes, which are removed a day later (removeReplacedFiles). Interrupted anywhere, each file is whole under one key or the
 * other, and a restart continues with the rest; bytes without a row are swept. A damaged file is left as it is; a store that refuses
 * bytes ends the run with its error.
 */
export async function resealFiles(deps: Deps, say: (line: string) => void): Promise<Resealed> {
  const total: Resealed = { resealed: 0, changedMeanwhile: 0, unreadable: 0 };
  let done = 0;
  let after: string | null = null;
  for (;;) {
    const currentKeyId = deps.secrets.keys.current().id;
    const files: StaleFile[] = await listStaleFiles(deps.db, currentKeyId, after, BATCH_FILES);
    if (files.length === 0) {
      return total;
    }
    for (const file of files) {
      const outcome = await resealFile(deps, file, currentKeyId);
      if (outcome !== 'fits') {
        total[outcome] += 1;
      }
    }
    done += files.length;
    after = files.at(-1)?.id ?? null;
    say(`files: ${done}`);
  }
}

type Outcome = keyof Resealed | 'fits';

async function resealFile(deps: Deps, file: StaleFile, currentKeyId: string): Promise<Outcome> {
  try {
    const dataKeyId = file.dataKeyId ?? (await keyOf(deps, file));
    return dataKeyId === currentKeyId || dataKeyId === ENCRYPTED_BY_STORE
      ? 'fits'
      : await moveToNewKey(deps, file);
  } catch (error) {
    if (!(error instanceof DamagedFile)) {
      throw error;
    }
    deps.log.error({ err: error.cause, fileId: file.id }, 'a kept file does not open');
    return 'unreadable';
  }
}

/** For files from before keys were recorded: the bytes themselves name theirs. */
async function keyOf(deps: Deps, file: StaleFile): Promise<string> {
  const dataKeyId = await deps.files.dataKeyOf(file.storageKey).catch(asDamage);
  await recordDataKey(deps.db, file, dataKeyId);
  return dataKeyId;
}

async function moveToNewKey(deps: Deps, file: StaleFile): Promise<Outcome> {
  const storageKey = newStorageKey(deps, file.purpose);
  const plain = Readable.from(checked(deps, file), { objectMode: false });
  const { dataKeyId } = await deps.files.put(storageKey, plain);
  const isLed = await transact(deps.db, (trx) =>
    replaceBytes(trx, file, { storageKey, dataKeyId }, deps.clock.now()),
  );
  if (!isLed) {
    await deps.files.remove(storageKey);
    return 'changedMeanwhile';
  }
  return 'resealed';
}

/** The bytes of a file as a stream; throws DamagedFile unless they are those its row describes. */
async function* checked(deps: Deps, file: StaleFile): AsyncGenerator<Buffer> {
  try {
    yield* readChecked(deps, file);
  } catch (error) {
    asDamage(error);
  }
}

function asDamage(cause: unknown): never {
  throw new DamagedFile('A kept file does not open', { cause });
}
