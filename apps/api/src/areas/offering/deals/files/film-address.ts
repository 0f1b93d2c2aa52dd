import { filmFileAddress } from '@portal/domain/offering/deals/deal-file.wire';
import type { Deps } from '../../../../platform/deps.ts';
import type { FileAudience } from '../../../../platform/files/kept/stored-file.ts';
import { isLinkAlive, type LinkSignature, signUntil } from '../../../../platform/files/links/sign-link.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Reply } from '../../../../platform/http/routing/reply.ts';
import { type AskedOfFilm, serveFilmFile } from '../films/serve-film-file.ts';
import { findFilmPart } from './deal-files.store.ts';

/** A link to an unpublished part of a film lives for one to two of these windows, long enough to look at a draft. */
const WINDOW_SECONDS = 21_600;
const SECOND_MS = 1_000;

const subjectOf = (fileId: string) => `film:${fileId}`;

/**
 * The address of a film's part: public once published, else a signed link for the office or a preview. The link stays
 * the same for hours, so that a playing film does not restart.
 */
export function filmAddress(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  { id, audience }: { id: string; audience: FileAudience },
): string {
  if (audience === 'public') {
    return filmFileAddress(id);
  }
  const window = Math.floor(deps.clock.now().getTime() / SECOND_MS / WINDOW_SECONDS);
  return `${filmFileAddress(id)}?${signUntil(deps, subjectOf(id), (window + 2) * WINDOW_SECONDS)}`;
}

/** True for a valid link that has not expired. */
function isFilmLink(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  fileId: string,
  link: LinkSignature | null,
): boolean {
  return link !== null && isLinkAlive(deps, subjectOf(fileId), link);
}

/** Responses to signed links must not be cached. */
const NOT_KEPT = { 'cache-control': 'private, no-store' };

/**
 * Serves a part of a deal's film: a published one to anybody, others only with a signed link. Throws NOT_FOUND if there
 * is none, for documents, and without a valid link.
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
