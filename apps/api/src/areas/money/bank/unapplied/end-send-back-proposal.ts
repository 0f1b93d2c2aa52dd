import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { type Ended, endOnRecord } from '../../../firm/proposals/end-on-record.ts';
import { unappliedTarget } from '../unapplied-target.ts';

/** Ends a proposal to send unapplied money back. Throws as `endOnRecord`. */
export async function endSendBackProposal(
  deps: Deps,
  by: StaffActor,
  unappliedId: string,
  ended: Ended,
): Promise<void> {
  const auditActions = {
    returned: 'unapplied.send-back-returned',
    withdrawn: 'unapplied.send-back-withdrawn',
  };
  await endOnRecord(deps, by, { target: unappliedTarget(unappliedId), ended, auditActions });
}
