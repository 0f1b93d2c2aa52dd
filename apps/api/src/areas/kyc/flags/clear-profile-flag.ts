import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import {
  clearOpenProfileFlag,
  findOpenProfileFlag,
  findProfileFlagOf,
  type ProfileFlag,
} from './profile-flags.store.ts';

/** Notes that somebody at the dealer has looked at a flag, and why it may go; undefined when not exactly one open flag has such a number. */
export async function clearProfileFlag(
  deps: Deps,
  by: StaffActor,
  prefix: string,
  reason: string,
): Promise<ProfileFlag | undefined> {
  return transact(deps.db, async (trx) => {
    const flag = await findOpenProfileFlag(trx, prefix.toLowerCase());
    return flag !== undefined && (await clearWithin(trx, deps, by, { flag, reason })) ? flag : undefined;
  });
}

/**
 * The same of one flag by its whole id, from the page of either investor that it is about. Throws NOT_FOUND, and CHANGED_MEANWHILE for
 * one that somebody has cleared before.
 */
export async function clearFlagOfInvestor(
  deps: Deps,
  by: StaffActor,
  { investorId, flagId, reason }: { investorId: string; flagId: string; reason: string },
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const flag = await findProfileFlagOf(trx, investorId, flagId);
    if (flag === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (!(await clearWithin(trx, deps, by, { flag, reason }))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
  });
}

/** False when it had ended before. */
async function clearWithin(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { flag, reason }: { flag: ProfileFlag; reason: string },
): Promise<boolean> {
  const at = deps.clock.now();
  if (!(await clearOpenProfileFlag(trx, flag.id, reason, at))) {
    return false;
  }
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action: 'kyc.flag-cleared',
    target: `kyc:${flag.kycId}`,
    investorId: flag.investorId,
    detail: { ...auditOfStaff(by), kind: flag.kind, reason },
  });
  return true;
}
