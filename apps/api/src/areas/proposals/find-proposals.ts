/** What other areas read of proposals. */
export {
  findAppliedProposals,
  findCheckerNames,
  findLastProposal,
  findLastProposalsOf,
  findOpenProposals,
  findOpenProposalsBy,
  findPreparers,
  type Proposal,
} from './proposals.store.ts';
