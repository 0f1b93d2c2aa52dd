import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { forgiveGuesses } from '../credentials/count-guess.ts';
import { hashPassword } from '../credentials/hash-password.ts';
import { isPasswordResetOpen, spendPasswordReset } from '../credentials/password-resets.store.ts';
import { findInvestor } from '../profile/investors.store.ts';
import { setPasswordHash } from '../profile/password-hashes.store.ts';
import { endAllSessions } from '../sessions/sessions.store.ts';
import { closePendingAccess } from './close-pending-access.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** Whether a password reset link works; looking does not use it up. */
export async function isResetLinkOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  investorId: string,
  token: string,
): Promise<boolean> {
  return isPasswordResetOpen(db, investorId, hashToken(token), clock.now());
}

/**
 * Sets a new password with the link's token, once, and ends every session; two-factor sign-in stays on. The token is
 * checked before the password, so that nobody without one can probe for the owner's name. Throws RESET_TOKEN_INVALID,
 * or VALIDATION for a weak password, in which case the link stays good.
 */
export async function resetPassword(
  deps: Deps,
  investorId: string,
  token: string,
  password: string,
): Promise<void> {
  const tokenHash = hashToken(token);
  const owner = (await isPasswordResetOpen(deps.db, investorId, tokenHash, deps.clock.now()))
    ? await findInvestor(deps.db, investorId)
    : undefined;
  if (owner === undefined) {
    throw new AppError('RESET_TOKEN_INVALID');
  }
  await refuseWeakPassword('password', password, owner);
  const passwordHash = await hashPassword(password);
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await spendPasswordReset(trx, investorId, tokenHash, at))) {
      throw new AppError('RESET_TOKEN_INVALID');
    }
    await setPasswordHash(trx, investorId, passwordHash);
    await closePendingAccess(trx, investorId, at);
    await endAllSessions(trx, investorId, at);
    await requestMail(trx, deps, { template: 'password-changed', investorId });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'password.reset',
      target: `investor:${investorId}`,
      investorId,
    });
  });
  await forgiveGuesses(deps, owner);
}
