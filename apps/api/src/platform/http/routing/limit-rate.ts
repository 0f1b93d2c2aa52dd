import type { Deps } from '../../deps.ts';
import { type Actor, nameOfActor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { countHits } from './rate-limits.store.ts';
import type { RateLimit, Route } from './route.ts';
import type { RouteRequest } from './route-request.ts';

const SECOND_MS = 1_000;
/** People of one household or office share an address. */
const INVESTORS_AN_ADDRESS = 10;

type Input = RouteRequest<unknown, unknown, unknown>;

/**
 * Throws RATE_LIMITED, with the seconds to wait, if a limited route was called too often: by this address, by this investor, or
 * about this account.
 */
export async function limitRate(route: Route, input: Input, actor: Actor | null, deps: Deps): Promise<void> {
  const { rateLimit } = route;
  if (rateLimit === undefined || !deps.config.rateLimits) {
    return;
  }
  const counted = whoIsCounted(rateLimit, input, actor);
  const now = deps.clock.now().getTime();
  const windowMs = rateLimit.windowSeconds * SECOND_MS;
  const windowStart = Math.floor(now / windowMs) * windowMs;
  // Keyed, so that the table does not list addresses of people.
  const keys = counted.map(({ kind, name }) => `${route.path}:${kind}:${deps.secrets.sign(name)}`);
  const hits = await countHits(deps.db, keys, new Date(windowStart));
  if (counted.some(({ max }, index) => (hits.get(keys[index] ?? '') ?? 0) > max)) {
    throw new AppError('RATE_LIMITED', {
      retryAfterSeconds: Math.ceil((windowStart + windowMs - now) / SECOND_MS),
    });
  }
}

type Counted = { kind: 'account' | 'address'; name: string; max: number };

/** The account comes first: rows are locked in this order everywhere, so that two calls cannot deadlock. */
function whoIsCounted({ max, account }: RateLimit, input: Input, actor: Actor | null): Counted[] {
  const address: Counted = { kind: 'address', name: input.origin.ipAddress, max };
  if (actor !== null) {
    return [
      { kind: 'account', name: nameOfActor(actor), max },
      { ...address, max: max * INVESTORS_AN_ADDRESS },
    ];
  }
  const name = account?.of(input) ?? null;
  return account === undefined || name === null
    ? [address]
    : [{ kind: 'account', name, max: account.max }, address];
}
