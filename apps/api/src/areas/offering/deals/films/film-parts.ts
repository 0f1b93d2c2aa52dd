/** The parts of a film, each with its own address. */
export const FILM_PARTS = ['video', 'cover', 'captions-en', 'captions-fr'] as const;
export type FilmPart = (typeof FILM_PARTS)[number];

/** The address of a part, relative to the portal's own. */
export function addressOfPart(filmId: string, part: FilmPart): string {
  return `/api/films/${filmId}/${part}`;
}
