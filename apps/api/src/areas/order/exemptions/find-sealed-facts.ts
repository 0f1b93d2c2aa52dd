/** What decisions rest on, for lists of them. */
export { findSealedFacts } from './decisions.store.ts';
