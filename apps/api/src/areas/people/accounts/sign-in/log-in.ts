import type { LoginAnswer } from '@portal/domain/people/account/account.wire';
import type { LoginInput } from '@portal/domain/people/account/account-schemas';
import { hashToken, newToken } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { countGuess, forgivePasswordGuesses, isOwnPlace } from '../credentials/count-guess.ts';
import { hashPassword, matchPassword, spendPasswordTime } from '../credentials/hash-password.ts';
import { insertChallenge } from '../credentials/sign-in-challenges.store.ts';
import {
  findCredentials,
  findPasswordHash,
  holdPasswordHash,
  replacePasswordHash,
} from '../profile/password-hashes.store.ts';
import { showProfile } from '../profile/show-profile.ts';
import { isTwoFactorOn } from '../two-factor/two-factor.store.ts';
import { startSession } from './start-session.ts';

/**
 * Signs a person in with the password; with two-factor sign-in on, returns a challenge for the code instead. Throws
 * RATE_LIMITED, and CREDENTIALS_WRONG alike for an unknown address and a wrong password.
 */
export async function logIn(deps: Deps, input: LoginInput, origin: Origin): Promise<LoginAnswer> {
  const account = await findCredentials(deps.db, input.email);
  if (!(await isOwnPlace(deps, account?.id, origin.ipAddress))) {
    await countGuess(deps, 'password', input.email);
  }
  if (account === undefined) {
    await spendPasswordTime(input.password);
    throw new AppError('CREDENTIALS_WRONG');
  }
  const passwordHash = await proveSignIn(deps.db, account, input.password);
  const token = newToken();
  const opened = await transact(deps.db, async (trx) => {
    if (!(await holdPasswordHash(trx, account.id, passwordHash))) {
      throw new AppError('CREDENTIALS_WRONG');
    }
    if (!(await isTwoFactorOn(trx, account.id))) {
      return { accessToken: await startSession(trx, deps, account.id, origin, 'password') };
    }
    const owner = investorOwner(account.id);
    await insertChallenge(trx, { tokenHash: hashToken(token), owner, at: deps.clock.now() });
    return null;
  });
  await forgivePasswordGuesses(deps, input.email);
  if (opened === null) {
    return { twoFactorRequired: true, challenge: token };
  }
  return { ...opened, user: await showProfile(deps, account.id) };
}

/**
 * Returns the account's hash that the password matches. One made before passwords had a normal form is replaced here,
 * because only a sign-in has the password; from then on every way of typing it matches. Throws CREDENTIALS_WRONG.
 */
async function proveSignIn(
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
    // A concurrent sign-in was first, or the password has just been changed.
    const current = await findPasswordHash(db, account.id);
    if (current !== undefined && (await matchPassword(current, password)) === 'normal') {
      return current;
    }
  }
  throw new AppError('CREDENTIALS_WRONG');
}
