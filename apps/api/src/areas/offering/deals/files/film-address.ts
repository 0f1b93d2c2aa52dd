import { filmFileAddress } from '@portal/domain/offering/deals/deal-file.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { isLinkAlive, type LinkSignature, signUntil } from '../../../../platform/files/sign-link.ts';
import type { FileAudience } from '../../../../platform/files/stored-file.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Reply } from '../../../../platform/http/reply.ts';
import { type AskedOfFilm, serveFilmFile } from '../films/serve-film-file.ts';
import { findFilmPart } from './deal-files.store.ts';

/** A link to a part of a film that is not published lives for one to two of these: as long as a draft is looked at. */
const WINDOW_SECONDS = 21_600;
const SECOND_MS = 1_000;

const subjectOf = (fileId: string) => `film:${fileId}`;

/**
 * Where a part of a film is read: by anybody where it is published, else by whoever is given this link, in the office or in a preview. It
 * stays the same for hours, so that a film that plays is not begun anew.
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

/** True for a link of ours that lives. */
function isFilmLink(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  fileId: string,
  link: LinkSignature | null,
): boolean {
  return link !== null && isLinkAlive(deps, subjectOf(fileId), link);
}

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
