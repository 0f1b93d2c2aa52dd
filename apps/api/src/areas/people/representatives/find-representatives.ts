/** The dealer's representatives, for areas that name one or decide by where they are registered. */
export {
  findRepresentative,
  hasAnyRepresentative,
  holdRepresentatives,
  listRepresentatives,
} from './representatives.store.ts';
