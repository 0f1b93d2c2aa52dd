import { isSameIdentity } from '@portal/domain/client/kyc/checks/is-same-identity';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { readWholeAnswers } from '../../../client/kyc/versions/read-answers.ts';
import type { OrderEvents } from '../../../order/trades/order-events.ts';
import { findCheckBefore, findLastCheck, insertCheck } from './checks.store.ts';

/**
 * Lets the last check of the identity stand for the version on which a submitted order relies, where nothing of it changed: neither
 * a document nor an answer that one proves. It stays the check of whoever made it, of the day on which they did.
 */
export async function keepIdentityCheck(
  trx: Db,
  deps: Deps,
  { order: { id: orderId, investorId, kycId } }: OrderEvents['order-submitted'],
): Promise<void> {
  if (kycId === null || (await findLastCheck(trx, kycId)) !== null) {
    return;
  }
  const before = await findCheckBefore(trx, { investorId, kycId });
  if (before === undefined) {
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
    detail: { outcome, orderId },
  });
}
