import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Ended, endOnRecord } from '../proposals/end-on-record.ts';
import { TRUSTEE_TARGET } from './trustee-payload.ts';

/** Ends what was proposed of the trustee. Throws as `endOnRecord`. */
export async function endTrusteeChange(deps: Deps, by: StaffActor, ended: Ended): Promise<void> {
  const auditActions = { returned: 'trustee.change-returned', withdrawn: 'trustee.change-withdrawn' };
  await endOnRecord(deps, by, { target: TRUSTEE_TARGET, ended, auditActions });
}
