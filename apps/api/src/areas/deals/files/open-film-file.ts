import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Reply } from '../../../platform/http/reply.ts';
import { type AskedOfFilm, serveFilmFile } from '../films/serve-film-file.ts';
import { findPublicFilmFile } from './deal-files.store.ts';

/** A part of a film of a deal. Throws NOT_FOUND where there is none, and for a document. */
export async function openFilmFile(
  deps: Pick<Deps, 'db' | 'files'>,
  fileId: string,
  asked: AskedOfFilm,
): Promise<Reply<never>> {
  const file = await findPublicFilmFile(deps.db, fileId);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return serveFilmFile(deps, file, asked);
}
