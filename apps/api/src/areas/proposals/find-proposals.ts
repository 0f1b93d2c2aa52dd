/** What other areas read of proposals. */
export {
  findCheckerNames,
  findLastProposal,
  findOpenProposals,
  findPreparers,
  type Proposal,
} from './proposals.store.ts';
