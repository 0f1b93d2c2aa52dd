import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isPasswordResetOpen } from '../credentials/password-resets.store.ts';

/** Looks at a link to choose a new password, before anybody types one. Throws RESET_TOKEN_INVALID when it cannot be used. */
export async function checkResetLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  investorId: string,
  token: string,
): Promise<void> {
  if (!(await isPasswordResetOpen(db, investorId, hashToken(token), clock.now()))) {
    throw new AppError('RESET_TOKEN_INVALID');
  }
}
