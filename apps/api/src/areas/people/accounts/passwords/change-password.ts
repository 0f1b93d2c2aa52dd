import type { AccessToken, ChangePasswordBody } from '@portal/domain/people/account/account.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { hashPassword } from '../credentials/hash-password.ts';
import { provePassword, wrongPassword } from '../credentials/prove-password.ts';
import { findInvestor } from '../profile/investors.store.ts';
import { replacePasswordHash } from '../profile/password-hashes.store.ts';
import { openSession } from '../sessions/open-session.ts';
import { endAllSessions } from '../sessions/sessions.store.ts';
import { closePendingAccess } from './close-pending-access.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/**
 * Changes the password: every session ends, and this device continues with the new token. Throws VALIDATION for a wrong
 * current password or a weak new one.
 */
export async function changePassword(
  deps: Deps,
  investorId: string,
  body: ChangePasswordBody,
  userAgent: string,
): Promise<AccessToken> {
  const oldHash = await provePassword(deps, investorId, body.currentPassword, 'currentPassword');
  const owner = await findInvestor(deps.db, investorId);
  if (owner === undefined) {
    throw wrongPassword('currentPassword');
  }
  await refuseWeakPassword('newPassword', body.newPassword, owner);
  const newHash = await hashPassword(body.newPassword);
  const accessToken = await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await replacePasswordHash(trx, investorId, oldHash, newHash))) {
      throw wrongPassword('currentPassword');
    }
    await closePendingAccess(trx, investorId, at);
    await endAllSessions(trx, investorId, at);
    const opened = { userAgent, provedBy: 'password' } as const;
    const token = await openSession(trx, deps, investorOwner(investorId), opened);
    await requestMail(trx, deps, { template: 'password-changed', investorId });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'password.changed',
      target: `investor:${investorId}`,
      investorId,
    });
    return token;
  });
  return { accessToken };
}
