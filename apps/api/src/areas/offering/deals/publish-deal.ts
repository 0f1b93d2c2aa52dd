/** Puts documents of deals on offer; whole deals, films and their files for the demonstration and tests. */
export { bringInDeal, bringInDocument } from './bring-in-deal.ts';
export { hasAnyDeal, insertDealDocument as publishDealDocument } from './deals.store.ts';
export { insertDealFile } from './files/deal-files.store.ts';
export { addFilm as publishFilm } from './films/add-film.ts';
export { hasAnyFilm } from './films/films.store.ts';
export { type FilmFiles, readFilmFolder } from './films/read-film-folder.ts';
