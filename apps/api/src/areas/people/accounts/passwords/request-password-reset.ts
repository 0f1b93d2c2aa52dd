import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { RESET_JOB_CONTEXT } from './send-password-reset.ts';

/**
 * Asks for a link to choose a new password. Whether the address has an account is found out by a job, after the
 * answer: what is done here, and how long it takes, is the same for every address.
 */
export async function requestPasswordReset(deps: Deps, username: string): Promise<void> {
  const email = username.trim().toLowerCase();
  const sealed = deps.secrets.seal(email, RESET_JOB_CONTEXT).toString('base64');
  await transact(deps.db, (trx) => deps.jobs.enqueue(trx, 'send-password-reset', { sealed }));
}
