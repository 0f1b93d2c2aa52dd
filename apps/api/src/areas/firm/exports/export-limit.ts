import type { RateLimit } from '../../../platform/http/route.ts';

/** A file of a list is asked for by a person, now and then. */
export const EXPORT_LIMIT: RateLimit = { max: 30, windowSeconds: 3_600 };
