import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { countHits, forgetHits } from '../../../../platform/http/rate-limits.store.ts';
import type { AccountOwner } from './account-owner.ts';
import { isKnownPlace, rememberPlace } from './sign-in-places.store.ts';

/**
 * How many wrong guesses an account bears from all addresses together, beside the limit of each address. Passwords:
 * from places where its owner never signed in, so that a guesser with many addresses stops only themselves; somebody
 * at home or at work goes on, somebody travelling waits a quarter of an hour at most, or chooses a new password by
 * mail, which forgives. Codes: from every place, because only somebody with the password can use them up.
 */
const GUESSES = {
  password: { max: 10, windowMs: 900_000 },
  code: { max: 10, windowMs: 3_600_000 },
} as const;
type Kind = keyof typeof GUESSES;

const SECOND_MS = 1_000;

function keyOf(deps: Deps, kind: Kind, name: string): string {
  return `guess:${kind}:${deps.secrets.sign(name)}`;
}

/**
 * Counts a guess before it is checked, so that many at once are counted too. `name` is the e-mail for passwords, known
 * or not, and the account's id for codes. Throws RATE_LIMITED. Right ones are forgiven below.
 */
export async function countGuess(deps: Deps, kind: Kind, name: string): Promise<void> {
  if (!deps.config.rateLimits) {
    return;
  }
  const { max, windowMs } = GUESSES[kind];
  const now = deps.clock.now().getTime();
  const windowStart = Math.floor(now / windowMs) * windowMs;
  const key = keyOf(deps, kind, name);
  const hits = await countHits(deps.db, [key], new Date(windowStart));
  if ((hits.get(key) ?? 0) > max) {
    throw new AppError('RATE_LIMITED', {
      retryAfterSeconds: Math.ceil((windowStart + windowMs - now) / SECOND_MS),
    });
  }
}

/** The password was right: the wrong ones before it are forgotten. */
export async function forgivePasswordGuesses(deps: Deps, email: string): Promise<void> {
  await forgetHits(deps.db, keyOf(deps, 'password', email));
}

/** The code was right: the wrong ones before it are forgotten. */
export async function forgiveCodeGuesses(deps: Deps, investorId: string): Promise<void> {
  await forgetHits(deps.db, keyOf(deps, 'code', investorId));
}

/** The owner was here: everything that was counted against the account is forgotten. */
export async function forgiveGuesses(deps: Deps, owner: { id: string; email: string }): Promise<void> {
  await forgivePasswordGuesses(deps, owner.email);
  await forgiveCodeGuesses(deps, owner.id);
}

/** True where the account was opened from this address before; asked for unknown accounts too, to take the same time. */
export async function isOwnPlace(
  deps: Deps,
  accountId: string | undefined,
  ipAddress: string,
): Promise<boolean> {
  return isKnownPlace(deps.db, accountId ?? '', placeMark(deps, accountId ?? '', ipAddress));
}

/** Remembers, as a keyed fingerprint, the address from which the account was opened. */
export async function rememberOwnPlace(
  trx: Db,
  deps: Deps,
  owner: AccountOwner,
  ipAddress: string,
): Promise<void> {
  await rememberPlace(trx, owner, placeMark(deps, owner.id, ipAddress), deps.clock.now());
}

function placeMark(deps: Deps, accountId: string, ipAddress: string): string {
  return deps.secrets.sign(`place:${accountId}:${ipAddress}`);
}
