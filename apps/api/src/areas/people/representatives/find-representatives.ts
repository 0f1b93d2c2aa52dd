/** The dealer's representatives, for areas that name one. */
export { findRepresentative, hasAnyRepresentative, listRepresentatives } from './representatives.store.ts';
