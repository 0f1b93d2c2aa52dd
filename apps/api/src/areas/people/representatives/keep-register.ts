/** Writes the register of representatives; for the area that judges a change by what leans on them. */
export {
  changeRepresentative,
  insertRepresentatives,
  listRepresentatives,
  lockRepresentatives,
  type StoredRepresentative,
} from './representatives.store.ts';
