/** Puts documents of deals on offer; whole deals and films for the demonstration and tests. */
export {
  hasAnyDeal,
  hasAnyDealDocument,
  insertDeal as publishDeal,
  insertDealDocument as publishDealDocument,
} from './deals.store.ts';
export { addFilm as publishFilm } from './films/change-films.ts';
export { hasAnyFilm } from './films/films.store.ts';
export { readFilmFolder } from './films/read-film-folder.ts';
