/** The dealer's representatives, for areas that name one or decide by where they are registered. */
export {
  findRepresentative,
  findWorker,
  hasAnyRepresentative,
  holdWorker,
  listRepresentatives,
} from './representatives.store.ts';
