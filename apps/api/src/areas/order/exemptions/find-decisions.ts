/** What later areas may read of decisions. */
export { findDecidedThrough, findLastDecision, type KeptDecision, listDecisions } from './decisions.store.ts';
