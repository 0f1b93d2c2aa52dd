import type { LoginAnswer } from '@portal/domain/people/account/account.wire';
import type { LoginInput } from '@portal/domain/people/account/account-schemas';
import { hashToken, newToken } from '../../../../platform/crypto/tokens.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { Origin } from '../../../../platform/http/route-request.ts';
import { investorOwner } from '../credentials/account-owner.ts';
import { countGuess, forgivePasswordGuesses, isOwnPlace } from '../credentials/guesses.ts';
import { spendPasswordTime } from '../credentials/hash-password.ts';
import { proveSignIn } from '../credentials/prove-sign-in.ts';
import { insertChallenge } from '../credentials/sign-in-challenges.store.ts';
import { findCredentials, holdPasswordHash } from '../profile/password-hashes.store.ts';
import { showProfile } from '../profile/show-profile.ts';
import { isTwoFactorOn } from '../two-factor/two-factor.store.ts';
import { startSession } from './start-session.ts';

const CHALLENGE_MS = 300_000;

/**
 * Signs a person in with the password; with two-factor sign-in on, answers a challenge for the code instead. Throws
 * CREDENTIALS_WRONG, the same for an unknown address and a wrong password, and RATE_LIMITED.
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
    const at = deps.clock.now();
    await insertChallenge(trx, {
      tokenHash: hashToken(token),
      owner: investorOwner(account.id),
      at,
      expiresAt: new Date(at.getTime() + CHALLENGE_MS),
    });
    return null;
  });
  await forgivePasswordGuesses(deps, input.email);
  if (opened === null) {
    return { twoFactorRequired: true, challenge: token };
  }
  return { ...opened, user: await showProfile(deps, account.id) };
}
