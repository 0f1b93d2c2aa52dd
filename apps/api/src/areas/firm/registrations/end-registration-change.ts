import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Ended, endOnRecord } from '../proposals/end-on-record.ts';
import { findRegistrationProposal } from './find-registration-proposal.ts';

/** Withdraws or returns what was proposed about a registration. Throws like `endOnRecord`. */
export async function endRegistrationChange(deps: Deps, by: StaffActor, ended: Ended): Promise<void> {
  const { target } = await findRegistrationProposal(deps.db, ended.proposalId);
  const auditActions = {
    returned: 'registration.change-returned',
    withdrawn: 'registration.change-withdrawn',
  };
  await endOnRecord(deps, by, { kind: 'change-registration', target, ended, auditActions });
}
