import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { type Ended, endOnRecord } from '../proposals/end-on-record.ts';
import { roleTarget } from './role-payload.ts';

/** Ends a proposed change of a role. Throws as `endOnRecord`. */
export async function endRoleChange(
  deps: Deps,
  by: StaffActor,
  staffId: string,
  ended: Ended,
): Promise<void> {
  const auditActions = { returned: 'staff.role-change-returned', withdrawn: 'staff.role-change-withdrawn' };
  await endOnRecord(deps, by, { target: roleTarget(staffId), ended, auditActions });
}
