import { oneAddress } from '@portal/domain/ground/people/one-address';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { insertPasswordReset } from '../credentials/password-resets.store.ts';
import { findCredentials } from '../profile/password-hashes.store.ts';

/** The sealing context of the job's payload: the address as typed. */
const RESET_JOB_CONTEXT = 'job:send-password-reset';

const RESET_HOURS = 1;
const HOUR_MS = 3_600_000;

/**
 * Requests a password reset link. A job checks afterwards whether the address has an account, so that what happens
 * here, and how long it takes, is the same for every address.
 */
export async function requestPasswordReset(deps: Deps, username: string): Promise<void> {
  const email = oneAddress(username);
  const sealed = deps.secrets.seal(email, RESET_JOB_CONTEXT).toString('base64');
  await transact(deps.db, (trx) => deps.jobs.enqueue(trx, 'send-password-reset', { sealed }));
}

/** Sends a password reset link, good for an hour, if the address has an account. */
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
    await appendAudit(trx, deps, at, {
      actor: 'anonymous',
      action: 'password.reset-requested',
      target: `investor:${account.id}`,
      investorId: account.id,
    });
  });
}
