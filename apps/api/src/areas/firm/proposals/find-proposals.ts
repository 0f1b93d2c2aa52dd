/** What other areas may read of proposals. */
export { findCheckerNames, findPreparers } from './checkers.store.ts';
export {
  findAllOpenProposalsBy,
  findAppliedProposals,
  findLastProposal,
  findLastProposals,
  findLastProposalsOf,
  findOpenProposals,
  findOpenProposalsBy,
  type Proposal,
} from './proposals.store.ts';
