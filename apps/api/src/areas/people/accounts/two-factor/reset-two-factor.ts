import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { endChallenges } from '../credentials/sign-in-challenges.store.ts';
import { lockAccount } from '../profile/investors.store.ts';
import { endAllSessions } from '../sessions/sessions.store.ts';
import { isTwoFactorOn, removeTwoFactor } from './two-factor.store.ts';

/**
 * Turns two-factor sign-in off for somebody who lost both the device and the recovery codes, after the dealer has
 * identified them. Ends every session, since whoever has the device may have one, and mails the person. The password
 * stays. Throws TWO_FACTOR_NOT_ON.
 */
export async function resetTwoFactor(deps: Deps, by: StaffActor, investorId: string): Promise<void> {
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    await lockAccount(trx, investorId);
    if (!(await isTwoFactorOn(trx, investorId))) {
      throw new AppError('TWO_FACTOR_NOT_ON');
    }
    await removeTwoFactor(trx, investorId);
    await endAllSessions(trx, investorId, at);
    await endChallenges(trx, investorId, at);
    await requestMail(trx, deps, { template: 'two-factor-off', investorId });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'two-factor.reset',
      target: `investor:${investorId}`,
      investorId,
      detail: auditOfStaff(by),
    });
  });
}
