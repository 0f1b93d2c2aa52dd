import type { RateLimit } from '../../../platform/http/route.ts';

/** More than anybody compares in an hour: who looks at everything is stopped. */
export const REVEAL_LIMIT: RateLimit = { max: 120, windowSeconds: 3_600 };
