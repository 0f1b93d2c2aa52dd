import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { isWhole } from '@portal/domain/ground/uploads/judge-piece';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SentFile } from '../../http/receiving/receive-parts.ts';
import { removeUploads } from './remove-uploads.ts';
import { misplaced } from './take-piece.ts';
import { findUpload, listPieces, type StoredPiece, type UploadOwner } from './uploads.store.ts';

/** What STATE_REFUSES says about an upload whose bytes are not those announced. */
const DAMAGED = 'upload-damaged';

/**
 * Writes the pieces of a complete upload as one file to `path`, as if sent in a form. Throws NOT_FOUND, STATE_REFUSES with the
 * offset while pieces are missing, and STATE_REFUSES if the bytes are not those announced; then they are removed.
 */
export async function assembleUpload(
  deps: Deps,
  owner: UploadOwner,
  id: string,
  path: string,
): Promise<SentFile> {
  const upload = await findUpload(deps.db, owner, id);
  if (upload === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (!isWhole(upload)) {
    throw misplaced(upload);
  }
  const { originalName, length, sha256 } = upload;
  const written = await writePieces(deps, await listPieces(deps.db, upload), path);
  if (written.sizeBytes !== length || written.sha256 !== sha256) {
    await removeUploads(deps, [id]);
    throw new AppError('STATE_REFUSES', { currentState: DAMAGED });
  }
  return { path, sizeBytes: length, sha256, originalName };
}

async function writePieces(
  { files }: Pick<Deps, 'files'>,
  pieces: readonly StoredPiece[],
  path: string,
): Promise<{ sizeBytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const handle = await open(path, 'w', 0o600);
  try {
    for (const { storageKey } of pieces) {
      const bytes = await files.read(storageKey);
      hash.update(bytes);
      sizeBytes += bytes.length;
      await handle.writeFile(bytes);
    }
  } finally {
    await handle.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}
