import { appendAudit } from '../../audit/audit.store.ts';
import { hashToken, newToken } from '../../crypto/tokens.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { requestMail } from '../../mail/request-mail.ts';
import { findCredentials } from '../investors.store.ts';
import { insertPasswordReset } from './password-resets.store.ts';

/** What is sealed for the job is the address that was typed. */
export const RESET_JOB_CONTEXT = 'job:send-password-reset';

const RESET_HOURS = 1;
const HOUR_MS = 3_600_000;

/** Sends a link to choose a new password, good for an hour, if the address has an account. */
export async function sendPasswordReset(deps: Deps, sealed: string): Promise<void> {
  const email = (await deps.secrets.open(Buffer.from(sealed, 'base64'), RESET_JOB_CONTEXT)).toString();
  const account = await findCredentials(deps.db, email);
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
