import { judgePiece } from '@portal/domain/ground/uploads/judge-piece';
import { sha256Hex } from '../../crypto/new-token.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalid } from '../../http/app-error.ts';
import { ROOM_BYTES_MIN, requireDiskSpace } from '../../http/receiving/require-disk-space.ts';
import { removeBytes } from '../kept/remove-bytes.ts';
import { uploadHeaders } from './show-upload.ts';
import {
  addPiece,
  findUpload,
  listPieces,
  lockUpload,
  type StoredPiece,
  type StoredUpload,
  type UploadOwner,
} from './uploads.store.ts';

export type Piece = { offset: number; bytes: Buffer };

/**
 * Stores the next piece of an upload and returns its progress. Stored means durable, for every server. A repeated piece changes
 * nothing. Throws NOT_FOUND, STATE_REFUSES with the right offset for a piece that begins elsewhere or differs from the stored one,
 * VALIDATION for a wrong size, and STORAGE_FULL.
 */
export async function takePiece(
  deps: Deps,
  owner: UploadOwner,
  id: string,
  piece: Piece,
): Promise<StoredUpload> {
  const upload = await findUpload(deps.db, owner, id);
  if (upload === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { offset, bytes } = piece;
  switch (judgePiece(upload, { offset, size: bytes.length })) {
    case 'misplaced':
      throw misplaced(upload);
    case 'wrong-size':
      throw invalid([{ path: '', key: 'errors.fieldInvalid' }]);
    case 'known':
      return sameAsBefore(deps, upload, piece);
    case 'next':
      return keepNext(deps, owner, upload, piece);
  }
}

/** The right offset is in the header, as in the draft. */
export function misplaced(upload: StoredUpload): AppError {
  return new AppError('STATE_REFUSES', {
    currentState: `offset ${upload.offset}`,
    headers: uploadHeaders(upload),
  });
}

async function sameAsBefore(
  deps: Deps,
  upload: StoredUpload,
  { offset, bytes }: Piece,
): Promise<StoredUpload> {
  const pieces = await listPieces(deps.db, upload);
  const before = pieces.find((each) => each.offset === offset);
  if (before?.sha256 !== sha256Hex(bytes)) {
    throw misplaced(upload);
  }
  return upload;
}

/** The bytes first, outside the transaction: a store may be slow. */
async function keepNext(
  deps: Deps,
  owner: UploadOwner,
  upload: StoredUpload,
  { offset, bytes }: Piece,
): Promise<StoredUpload> {
  await requireDiskSpace(deps, ROOM_BYTES_MIN);
  const storageKey = deps.newId();
  const { dataKeyId } = await deps.files.put(storageKey, bytes);
  const piece: StoredPiece = { offset, sha256: sha256Hex(bytes), storageKey, dataKeyId };
  const now = { offset: offset + bytes.length, usedAt: deps.clock.now() };
  const isKept = await transact(deps.db, async (trx) => {
    const locked = await lockUpload(trx, owner, upload.id);
    if (locked?.offset !== offset) {
      return false;
    }
    await addPiece(trx, upload, piece, now);
    return true;
  });
  if (!isKept) {
    // Another request brought it meanwhile, or the upload was given up: look again.
    await removeBytes(deps, [storageKey]);
    return takePiece(deps, owner, upload.id, { offset, bytes });
  }
  return { ...upload, ...now };
}
