/** What other areas read of proposals. */
export {
  findAppliedProposals,
  findCheckerNames,
  findLastProposal,
  findOpenProposals,
  findPreparers,
  type Proposal,
} from './proposals.store.ts';
