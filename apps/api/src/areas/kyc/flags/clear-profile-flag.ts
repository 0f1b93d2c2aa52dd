import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { clearOpenProfileFlag, findOpenProfileFlag, type ProfileFlag } from './profile-flags.store.ts';

/** Notes that somebody at the dealer has looked at a flag, and why it may go; undefined when not exactly one open flag has such a number. */
export async function clearProfileFlag(
  deps: Deps,
  by: StaffActor,
  prefix: string,
  reason: string,
): Promise<ProfileFlag | undefined> {
  return transact(deps.db, async (trx) => {
    const flag = await findOpenProfileFlag(trx, prefix.toLowerCase());
    const at = deps.clock.now();
    if (flag === undefined || !(await clearOpenProfileFlag(trx, flag.id, reason, at))) {
      return undefined;
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'kyc.flag-cleared',
      target: `kyc:${flag.kycId}`,
      investorId: flag.investorId,
      detail: { ...auditOfStaff(by), kind: flag.kind, reason },
    });
    return flag;
  });
}
