/** Who the dealer's representatives are, for areas that name one. */
export { findRepresentative, hasAnyRepresentative, listRepresentatives } from './representatives.store.ts';
