import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { clearOpenProfileFlag, findProfileFlagOf, type ProfileFlag } from './profile-flags.store.ts';

type Cleared = { investorId: string; flagId: string; reason: string };

/**
 * Records that somebody at the dealer has looked at a flag about this investor, and why it may go. Throws NOT_FOUND,
 * and CHANGED_MEANWHILE if it was cleared before.
 */
export async function clearProfileFlag(
  deps: Deps,
  by: StaffActor,
  { investorId, flagId, reason }: Cleared,
): Promise<ProfileFlag> {
  return transact(deps.db, async (trx) => {
    const flag = await findProfileFlagOf(trx, investorId, flagId);
    if (flag === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const at = deps.clock.now();
    if (!(await clearOpenProfileFlag(trx, flag.id, reason, at))) {
      throw new AppError('CHANGED_MEANWHILE');
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
