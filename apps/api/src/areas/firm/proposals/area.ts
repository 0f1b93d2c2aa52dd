import { area, EVERY_FIVE_MINUTES, inPortions } from '../../../platform/area/area.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { endProposalsOfMaker } from './end-proposals-of-maker.ts';
import { expireProposals, PROPOSALS_AT_ONCE } from './expire-proposals.ts';
import type { ProposalEvents } from './proposal-events.ts';
import type { ProposalTables } from './proposal-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ProposalTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'expire-proposals': FromPlace;
  }
}
declare module '../../../platform/deps.ts' {
  interface Events extends ProposalEvents {}
}

/** What one person asks for and another approves. */
export const proposals = area({
  jobs: {
    'expire-proposals': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(PROPOSALS_AT_ONCE),
      run: expireProposals,
    },
  },
  reactions: { 'staff-changed': [endProposalsOfMaker], 'role-given': [endProposalsOfMaker] },
  retention: {
    proposals: 'kept-as-record',
    proposal_preparers: 'of-staff',
    approvals: 'of-staff',
  },
});
