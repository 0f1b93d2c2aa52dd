import type { LoginInput } from '@portal/domain/people/account/account-schemas';
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/route-request.ts';
import { staffOwner } from '../../people/accounts/credentials/account-owner.ts';
import { countGuess, forgivePasswordGuesses, isOwnPlace } from '../../people/accounts/credentials/guesses.ts';
import { matchPassword, spendPasswordTime } from '../../people/accounts/credentials/hash-password.ts';
import { insertChallenge, isTwoFactorOn } from '../../people/accounts/staff-credentials.ts';
import { findStaffByEmail, holdStaffPassword, type Staff } from './staff.store.ts';
import { startStaffSession } from './start-staff-session.ts';

const CHALLENGE_MS = 300_000;

/** With two-factor sign-in a challenge for the code; without it, a session that can only turn it on. */
export type StaffLogIn = { accessToken: string } | { challenge: string };

/**
 * The first step of signing in to the office. Throws CREDENTIALS_WRONG, the same for an unknown address, a wrong password, an
 * invitation that was not accepted and access that ended, and RATE_LIMITED.
 */
export async function logInStaff(deps: Deps, input: LoginInput, origin: Origin): Promise<StaffLogIn> {
  const person = await findStaffByEmail(deps.db, input.email);
  if (!(await isOwnPlace(deps, person?.id, origin.ipAddress))) {
    await countGuess(deps, 'password', guessNameOf(input.email));
  }
  const passwordHash = await provePasswordOf(person, input.password);
  if (person === undefined || passwordHash === null) {
    throw new AppError('CREDENTIALS_WRONG');
  }
  const opened = await transact(deps.db, async (trx): Promise<StaffLogIn> => {
    if (!(await holdStaffPassword(trx, person.id, passwordHash))) {
      throw new AppError('CREDENTIALS_WRONG');
    }
    if (!(await isTwoFactorOn(trx, person.id))) {
      return { accessToken: await startStaffSession(trx, deps, person.id, origin, 'password') };
    }
    const at = deps.clock.now();
    const challenge = newToken();
    await insertChallenge(trx, {
      tokenHash: hashToken(challenge),
      owner: staffOwner(person.id),
      at,
      expiresAt: new Date(at.getTime() + CHALLENGE_MS),
    });
    return { challenge };
  });
  await forgivePasswordGuesses(deps, guessNameOf(input.email));
  return opened;
}

/** Guesses at the office are counted apart from those at an investor's account of the same address. */
export function guessNameOf(email: string): string {
  return `staff:${email}`;
}

/** The hash that the password fits, or null; it takes as long for somebody who cannot come in. */
async function provePasswordOf(person: Staff | undefined, password: string): Promise<string | null> {
  const hash = person?.endedAt === null ? person.passwordHash : null;
  if (hash === null) {
    await spendPasswordTime(password);
    return null;
  }
  return (await matchPassword(hash, password)) === 'none' ? null : hash;
}
