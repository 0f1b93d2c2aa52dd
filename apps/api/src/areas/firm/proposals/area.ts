import { area, EVERY_FIVE_MINUTES } from '../../../platform/area/area.ts';
import { endProposalsOfMaker } from './end-proposals-of-maker.ts';
import { expireProposals } from './expire-proposals.ts';
import type { ProposalEvents } from './proposal-events.ts';
import type { ProposalTables } from './proposal-tables.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends ProposalTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'expire-proposals': Record<string, never>;
  }
}
declare module '../../../platform/deps.ts' {
  interface Events extends ProposalEvents {}
}

/** What one person asks for and another approves. */
export const proposals = area({
  jobs: {
    'expire-proposals': { schedule: EVERY_FIVE_MINUTES, run: expireProposals },
  },
  reactions: { 'staff-changed': [endProposalsOfMaker], 'role-given': [endProposalsOfMaker] },
  retention: {
    proposals: 'kept-as-record',
    proposal_preparers: 'of-staff',
    approvals: 'of-staff',
  },
});
