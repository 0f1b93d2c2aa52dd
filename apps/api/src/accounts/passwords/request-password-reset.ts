import { appendAudit } from '../../audit/audit.store.ts';
import { hashToken, newToken } from '../../crypto/tokens.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { findCredentials } from '../investors.store.ts';
import { insertPasswordReset } from './password-resets.store.ts';

const RESET_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Sends a link to choose a new password, if the address has an account; the caller cannot tell whether it has. */
export async function requestPasswordReset(deps: Deps, username: string): Promise<void> {
  const account = await findCredentials(deps.db, username.trim().toLowerCase());
  if (account === undefined) {
    return;
  }
  const resetToken = newToken();
  await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await insertPasswordReset(trx, {
      tokenHash: hashToken(resetToken),
      investorId: account.id,
      at,
      expiresAt: new Date(at.getTime() + RESET_HOURS * HOUR_MS),
    });
    await requestMail(trx, deps, { template: 'password-reset', investorId: account.id, resetToken });
    await appendAudit(trx, at, {
      actor: 'anonymous',
      action: 'password.reset-requested',
      target: `investor:${account.id}`,
      investorId: account.id,
    });
  });
}
