import { appendAudit } from '../../audit/audit.store.ts';
import { hashToken } from '../../crypto/tokens.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { setPasswordHash } from '../investors.store.ts';
import { endAllSessions } from '../sessions/sessions.store.ts';
import { hashPassword } from './hash-password.ts';
import { useAllPasswordResets, usePasswordReset } from './password-resets.store.ts';

/** Sets a new password with the link's token, once, and ends every session. Throws RESET_TOKEN_INVALID. */
export async function resetPassword(
  deps: Deps,
  investorId: string,
  token: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    if (!(await usePasswordReset(trx, investorId, hashToken(token), at))) {
      throw new AppError('RESET_TOKEN_INVALID');
    }
    await setPasswordHash(trx, investorId, passwordHash);
    await useAllPasswordResets(trx, investorId, at);
    await endAllSessions(trx, investorId, at);
    await requestMail(trx, deps, { template: 'password-changed', investorId });
    await appendAudit(trx, at, {
      actor: `investor:${investorId}`,
      action: 'password.reset',
      target: `investor:${investorId}`,
      investorId,
    });
  });
}
