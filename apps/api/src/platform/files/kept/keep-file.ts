import type { Db } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { bytesOf, type FileSource, measure } from '../../http/receiving/file-source.ts';
import { AUDIENCE_AT_FIRST } from './file-reader.ts';
import { insertFile } from './files.store.ts';
import { newStorageKey } from './new-storage-key.ts';
import { removeBytes } from './remove-bytes.ts';
import type { FilePurpose, FileToKeep, StoredFile } from './stored-file.ts';

export type NewFile = {
  /** The owner; null if no investor sent or signed it. */
  investorId: string | null;
  purpose: FilePurpose;
  originalName: string;
  contentType: string;
  bytes: FileSource;
  pages: number | null;
};

/**
 * Keeps a file: its bytes first, then its row in the caller's transaction, so that a row always has its bytes. If the transaction
 * fails, bytes without a row stay behind: they are encrypted, nothing can request them, and the nightly sweep removes them. A row
 * without bytes would be a document the dealer claims to have and cannot show.
 */
export async function keepFile(trx: Db, deps: Deps, file: NewFile): Promise<StoredFile> {
  const stored = await storeFile(deps, file);
  await insertFile(trx, stored);
  return stored;
}

/**
 * Stores the bytes a person sent, then runs the work, which records them in its transaction (recordFile). If the work refuses, the
 * bytes are removed at once; after a fault they stay for the sweep, because the transaction may have been committed after all.
 */
export async function withStoredFiles<Result>(
  deps: Deps,
  files: readonly NewFile[],
  work: (stored: readonly FileToKeep[]) => Promise<Result>,
): Promise<Result> {
  const stored: FileToKeep[] = [];
  for (const file of files) {
    stored.push(await storeFile(deps, file));
  }
  return work(stored).catch(async (error: unknown) => {
    if (error instanceof AppError) {
      await removeBytes(
        deps,
        stored.map(({ storageKey }) => storageKey),
      );
    }
    throw error;
  });
}

/** Writes the row of a stored file in the caller's transaction and returns the file's id. */
export async function recordFile(trx: Db, stored: FileToKeep): Promise<string> {
  await insertFile(trx, stored);
  return stored.id;
}

async function storeFile(deps: Deps, file: NewFile): Promise<FileToKeep> {
  const { bytes, ...facts } = file;
  const storageKey = newStorageKey(deps, file.purpose);
  const { dataKeyId } = await deps.files.put(storageKey, bytesOf(bytes));
  return {
    ...facts,
    ...measure(bytes),
    audience: AUDIENCE_AT_FIRST[file.purpose],
    id: deps.newId(),
    storageKey,
    dataKeyId,
    createdAt: deps.clock.now(),
  };
}
