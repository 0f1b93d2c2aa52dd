import type { RateLimit } from '../../../platform/http/route.ts';

/** A link to give a bank account opens for this long; opening the pay step again gives a new one. */
export const FINCONNECT_LINK_MINUTES = 30;

export const FINCONNECT_LINK_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

/** The page behind a link is a few calls; several people may sit behind one address. */
export const FINCONNECT_PAGE_LIMIT: RateLimit = { max: 300, windowSeconds: 900 };
