/** What later areas may read of decisions. */
export { findLastDecision, type KeptDecision, listDecisions } from './decisions.store.ts';
