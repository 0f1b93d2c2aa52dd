import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { countHits, forgetHits } from '../../../../platform/http/routing/rate-limits.store.ts';
import type { AccountOwner } from './account-owner.ts';
import { isKnownPlace, rememberPlace } from './sign-in-places.store.ts';

/**
 * How many wrong guesses an account takes from all addresses together, besides the limit per address. Passwords count
 * only from places where the owner never signed in, so that a guesser with many addresses locks out only themselves: an
 * owner at home or at work is unaffected, and one who is travelling waits a quarter of an hour at most or resets the
 * password by mail, which forgives all guesses. Codes count from everywhere, because only somebody with the password
 * can use them up.
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
 * Counts a guess before it is checked, so that concurrent guesses count too; right ones are forgiven afterwards. `name`
 * is the e-mail for passwords, known or not, and the account's id for codes. Throws RATE_LIMITED.
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

/** Forgets wrong passwords, after a right one. */
export async function forgivePasswordGuesses(deps: Deps, email: string): Promise<void> {
  await forgetHits(deps.db, keyOf(deps, 'password', email));
}

/** Forgets wrong codes, after a right one. */
export async function forgiveCodeGuesses(deps: Deps, investorId: string): Promise<void> {
  await forgetHits(deps.db, keyOf(deps, 'code', investorId));
}

/** Forgets every guess counted against the account, after its owner has signed in. */
export async function forgiveGuesses(deps: Deps, owner: { id: string; email: string }): Promise<void> {
  await forgivePasswordGuesses(deps, owner.email);
  await forgiveCodeGuesses(deps, owner.id);
}

/** True if the account was opened from this address before. Also called for unknown accounts, to take the same time. */
export async function isOwnPlace(
  deps: Deps,
  accountId: string | undefined,
  ipAddress: string,
): Promise<boolean> {
  return isKnownPlace(deps.db, accountId ?? '', placeMark(deps, accountId ?? '', ipAddress));
}

/** Remembers the address from which the account was opened, as a keyed fingerprint. */
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
