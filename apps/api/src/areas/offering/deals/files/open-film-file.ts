import type { Deps } from '../../../../platform/deps.ts';
import type { LinkSignature } from '../../../../platform/files/sign-link.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Reply } from '../../../../platform/http/reply.ts';
import { type AskedOfFilm, serveFilmFile } from '../films/serve-film-file.ts';
import { findFilmPart } from './deal-files.store.ts';
import { isFilmLink } from './film-link.ts';

/** Whoever has a link to what is not published gives it to nobody else. */
const NOT_KEPT = { 'cache-control': 'private, no-store' };

/**
 * A part of a film of a deal: of a published one for anybody, of any other for who has a link from the office. Throws NOT_FOUND where there is
 * none, for a document, and for what is not published.
 */
export async function openFilmFile(
  deps: Pick<Deps, 'clock' | 'db' | 'files' | 'secrets'>,
  fileId: string,
  { link, ...asked }: AskedOfFilm & { link: LinkSignature | null },
): Promise<Reply<never>> {
  const file = await findFilmPart(deps.db, fileId);
  const isPublished = file?.audience === 'public';
  if (file === undefined || !(isPublished || isFilmLink(deps, fileId, link))) {
    throw new AppError('NOT_FOUND');
  }
  const reply = await serveFilmFile(deps, file, asked);
  return isPublished ? reply : { ...reply, headers: { ...reply.headers, ...NOT_KEPT } };
}
