import type { Deps } from '../../../../platform/deps.ts';
import { type AppError, invalid } from '../../../../platform/http/app-error.ts';
import { findPasswordHash } from '../profile/password-hashes.store.ts';
import { matchPassword } from './hash-password.ts';

/** The error for a signed-in person who does not know the account's password. */
export function wrongPassword(field: string): AppError {
  return invalid([{ path: field, key: 'account.password.wrong' }]);
}

/**
 * Demands the password besides an open session: a borrowed phone is not enough to change the account. Returns the hash
 * that matched. Throws VALIDATION at `field`.
 */
export async function provePassword(
  deps: Deps,
  investorId: string,
  password: string,
  field: string,
): Promise<string> {
  const passwordHash = await findPasswordHash(deps.db, investorId);
  if (passwordHash === undefined || (await matchPassword(passwordHash, password)) === 'none') {
    throw wrongPassword(field);
  }
  return passwordHash;
}
