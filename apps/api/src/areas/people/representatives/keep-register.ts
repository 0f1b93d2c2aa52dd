/** Writing the register of representatives, for the one area that checks what depends on a change. */
export {
  changeRegistrations,
  changeRepresentative,
  insertRepresentatives,
  listRepresentatives,
  lockRepresentatives,
  type StoredRepresentative,
} from './representatives.store.ts';
