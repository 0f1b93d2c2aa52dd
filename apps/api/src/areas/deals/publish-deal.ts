/** Puts deals, their documents and their films on offer; the demonstration and tests do, until an office does. */
export {
  hasAnyDeal,
  hasAnyDealDocument,
  insertDeal as publishDeal,
  insertDealDocument as publishDealDocument,
} from './deals.store.ts';
export { addFilm as publishFilm } from './films/change-films.ts';
export { hasAnyFilm } from './films/films.store.ts';
export { readFilmFolder } from './films/read-film-folder.ts';
