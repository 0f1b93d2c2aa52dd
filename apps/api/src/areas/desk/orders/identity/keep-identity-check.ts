import { isSameIdentity } from '@portal/domain/client/kyc/checks/is-same-identity';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { KycEvents } from '../../../client/kyc/kyc-events.ts';
import { readWholeAnswers } from '../../../client/kyc/versions/read-answers.ts';
import type { OrderEvents } from '../../../order/trades/order-events.ts';
import { findCheckBefore, findLastCheck, insertCheck } from './checks.store.ts';

/**
 * Lets the last check of the identity stand for a newer version of the profile, where nothing of it changed: neither a document nor
 * an answer that one proves. It stays the check of whoever made it, of the day on which they did.
 */
export async function keepIdentityCheck(
  trx: Db,
  deps: Deps,
  { investorId, kycId }: KycEvents['profile-submitted'],
): Promise<void> {
  const before = await findCheckBefore(trx, { investorId, kycId });
  if (before === undefined || !(await isNews(trx, kycId, before.at))) {
    return;
  }
  const answersOf = (id: string) => readWholeAnswers(trx, deps.secrets, investorId, id);
  if (!isSameIdentity(await answersOf(before.kycId), await answersOf(kycId))) {
    return;
  }
  const { id: standsFrom, outcome, note, staffId, at } = before;
  await insertCheck(trx, { id: deps.newId(), investorId, kycId, outcome, note, staffId, at, standsFrom });
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: 'system',
    action: 'profile.identity-check-stands',
    target: `kyc:${kycId}`,
    investorId,
    detail: { outcome },
  });
}

/** The same for the version on which a submitted order relies: somebody may have checked the one before since. */
export async function keepIdentityCheckOfOrder(
  trx: Db,
  deps: Deps,
  { order: { investorId, kycId } }: OrderEvents['order-submitted'],
): Promise<void> {
  if (kycId !== null) {
    await keepIdentityCheck(trx, deps, { investorId, kycId });
  }
}

/** False where somebody checked this version itself, or where an earlier check stands for it that is no older. */
async function isNews(trx: Db, kycId: string, at: Date): Promise<boolean> {
  const last = await findLastCheck(trx, kycId);
  return last === null || (last.ofVersion !== null && new Date(last.at) < at);
}
