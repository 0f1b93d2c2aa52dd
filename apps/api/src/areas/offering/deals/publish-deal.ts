/** For other areas to publish deal documents, and for the demonstration and tests to add whole deals and films. */
export { bringInDeal, bringInDocument } from './bring-in-deal.ts';
export { hasAnyDeal, insertDealDocument as publishDealDocument } from './deals.store.ts';
export { insertDealFile } from './files/deal-files.store.ts';
export { addFilm as publishFilm } from './films/add-film.ts';
export { hasAnyFilm } from './films/films.store.ts';
export { type FilmFiles, readFilmFolder } from './films/read-film-folder.ts';
