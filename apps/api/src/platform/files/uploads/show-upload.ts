import { isWhole, PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import type { Upload } from '@portal/domain/ground/uploads/upload.wire';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { UPLOAD_KEPT_MS } from '../../http/receiving/file-limits.ts';
import { findUpload, type StoredUpload, type UploadOwner } from './uploads.store.ts';

export type ShownUpload = { data: Upload; headers: Record<string, string> };

/** How far the person's upload is. Throws NOT_FOUND for another one, existing or not. */
export async function showUpload(deps: Deps, owner: UploadOwner, id: string): Promise<ShownUpload> {
  const upload = await findUpload(deps.db, owner, id);
  if (upload === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return describeUpload(upload);
}

/** An upload as its owner sees it, in the answer and in the draft's header fields. */
export function describeUpload(upload: StoredUpload): ShownUpload {
  const { id, length, offset, usedAt } = upload;
  const expiresAt = new Date(usedAt.getTime() + UPLOAD_KEPT_MS).toISOString();
  const data = { id, length, offset, pieceBytes: PIECE_BYTES, expiresAt };
  return { data, headers: uploadHeaders(upload) };
}

/** The header fields alone. */
export function uploadHeaders(upload: Pick<StoredUpload, 'length' | 'offset'>): Record<string, string> {
  return {
    'upload-offset': String(upload.offset),
    'upload-length': String(upload.length),
    'upload-complete': isWhole(upload) ? '?1' : '?0',
  };
}
