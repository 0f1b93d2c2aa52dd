import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';

export type ProposalEvents = {
  /** Nobody approved it in time. */
  'proposal-expired': { id: string; kind: ProposalKind; target: string };
  /** Its maker may no longer act. */
  'proposal-left': { id: string; kind: ProposalKind; target: string };
};
