import { PICTURE_FORMATS, PICTURE_WIDTHS_PX } from '@portal/domain/ground/pictures/picture-sizes';
import type { Deps } from '../../../../platform/deps.ts';
import { FILE_POLICY } from '../../../../platform/files/links/file-policy.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { isMatch } from '../../../../platform/http/is-match.ts';
import type { Reply } from '../../../../platform/http/routing/reply.ts';
import { findPictureFile, type PictureSize } from './pictures.store.ts';

/** The content of a picture's address never changes: another picture has another id. */
const CACHE = 'public, max-age=31536000, immutable';

/** Serves a picture in the size that its file name says, such as `960.webp`. Throws NOT_FOUND. */
export async function openPicture(
  deps: Pick<Deps, 'db' | 'files'>,
  { id, file }: { id: string; file: string },
  ifNoneMatch: string | undefined,
): Promise<Reply<never>> {
  const size = sizeOf(file);
  const found = size === undefined ? undefined : await findPictureFile(deps.db, id, size);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const etag = `"${found.sha256}"`;
  const headers = { 'cache-control': CACHE, 'content-security-policy': FILE_POLICY, etag };
  if (isMatch(ifNoneMatch, etag)) {
    return { status: 304, data: null, headers };
  }
  return {
    status: 200,
    data: null,
    headers: { ...headers, 'content-length': String(found.sizeBytes) },
    raw: { bytes: await deps.files.open(found.storageKey), contentType: found.contentType },
  };
}

function sizeOf(file: string): PictureSize | undefined {
  return PICTURE_WIDTHS_PX.flatMap((width) => PICTURE_FORMATS.map((format) => ({ width, format }))).find(
    ({ width, format }) => file === `${width}.${format}`,
  );
}
