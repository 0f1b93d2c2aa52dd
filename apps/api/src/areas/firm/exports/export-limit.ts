import type { RateLimit } from '../../../platform/http/routing/route.ts';

/** People export a list only now and then. */
export const EXPORT_LIMIT: RateLimit = { max: 30, windowSeconds: 3_600 };
