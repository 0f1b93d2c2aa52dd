import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findPasswordHash, replacePasswordHash } from '../profile/password-hashes.store.ts';
import { hashPassword, matchPassword } from './hash-password.ts';

/**
 * Answers the account's hash that the password of a sign-in fits. One made before passwords had a normal form is made anew,
 * here because only a sign-in has the password; from then on every way of typing it fits. Throws CREDENTIALS_WRONG.
 */
export async function proveSignIn(
  db: Db,
  account: { id: string; passwordHash: string },
  password: string,
): Promise<string> {
  const match = await matchPassword(account.passwordHash, password);
  if (match === 'normal') {
    return account.passwordHash;
  }
  if (match === 'former') {
    const renewed = await hashPassword(password);
    if (await replacePasswordHash(db, account.id, account.passwordHash, renewed)) {
      return renewed;
    }
    // Another sign-in of the same moment was first, or the password has just been changed.
    const current = await findPasswordHash(db, account.id);
    if (current !== undefined && (await matchPassword(current, password)) === 'normal') {
      return current;
    }
  }
  throw new AppError('CREDENTIALS_WRONG');
}
