import { sha256Hex } from '../crypto/tokens.ts';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { insertFile } from './files.store.ts';
import type { FilePurpose, StoredFile } from './stored-file.ts';

export type NewFile = {
  /** Null for a file of a deal, which every investor may read. */
  investorId: string | null;
  purpose: FilePurpose;
  originalName: string;
  contentType: string;
  bytes: Buffer;
  pages: number | null;
};

/**
 * Keeps a file: its bytes first, then its row in the caller's transaction, so that a row always has its bytes.
 * If the transaction fails, bytes stay behind that no row names. They do no harm: they are sealed, and nothing can
 * ask for them; a row without bytes would be a document that the dealer says it has and cannot show.
 */
export async function keepFile(trx: Db, deps: Deps, file: NewFile): Promise<StoredFile> {
  const { bytes, ...facts } = file;
  const stored: StoredFile = {
    ...facts,
    id: deps.newId(),
    sizeBytes: bytes.length,
    sha256: sha256Hex(bytes),
    storageKey: deps.newId(),
    createdAt: deps.clock.now(),
  };
  await deps.files.put(stored.storageKey, bytes);
  await insertFile(trx, stored);
  return stored;
}
