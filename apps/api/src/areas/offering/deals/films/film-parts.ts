/** What a film consists of; each part has an address of its own. */
export const FILM_PARTS = ['video', 'cover', 'captions-en', 'captions-fr'] as const;
export type FilmPart = (typeof FILM_PARTS)[number];

/** Where a part is read, below the portal's own address. */
export function addressOfPart(filmId: string, part: FilmPart): string {
  return `/api/films/${filmId}/${part}`;
}
