import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Reply } from '../../../../platform/http/reply.ts';
import type { FilmPart } from './film-parts.ts';
import { findFilmFile } from './films.store.ts';
import { type AskedOfFilm, serveFilmFile } from './serve-film-file.ts';

/** A part of a film about the platform. Throws NOT_FOUND where there is none. */
export async function openFilmPart(
  deps: Pick<Deps, 'db' | 'files'>,
  { filmId, part }: { filmId: string; part: FilmPart },
  asked: AskedOfFilm,
): Promise<Reply<never>> {
  const file = await findFilmFile(deps.db, filmId, part);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return serveFilmFile(deps, file, asked);
}
