import type { Deps } from '../deps.ts';
import { AppError } from './app-error.ts';
import { countHit } from './rate-limits.store.ts';
import type { Route } from './route.ts';
import type { Actor, RouteRequest } from './route-request.ts';

const SECOND_MS = 1_000;

/** Throws RATE_LIMITED, with the seconds to wait, when this caller has called a limited route too often. */
export async function limitRate(
  route: Route,
  input: RouteRequest<unknown, unknown, unknown>,
  actor: Actor | null,
  deps: Deps,
): Promise<void> {
  const { rateLimit } = route;
  if (rateLimit === undefined || !deps.config.rateLimits) {
    return;
  }
  const now = deps.clock.now().getTime();
  const windowMs = rateLimit.windowSeconds * SECOND_MS;
  const windowStart = Math.floor(now / windowMs) * windowMs;
  // Keyed, so that the table does not list addresses of people.
  const caller = deps.secrets.sign(actor?.investorId ?? input.origin.ipAddress);
  const hits = await countHit(deps.db, `${route.path}:${caller}`, new Date(windowStart));
  if (hits > rateLimit.max) {
    throw new AppError('RATE_LIMITED', {
      retryAfterSeconds: Math.ceil((windowStart + windowMs - now) / SECOND_MS),
    });
  }
}
