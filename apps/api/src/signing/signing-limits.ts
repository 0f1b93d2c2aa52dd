import type { RateLimit } from '../http/route.ts';

/** A link of the ceremony opens for this long; opening the wizard again gives a new one. */
export const SIGNING_LINK_MINUTES = 30;

/** Changes when the words of the consent change; the evidence names it. */
export const CONSENT_VERSION = '2026-11';

/** What is signed and still not sealed after this long was lost by its job; the sweep asks for it again. */
export const UNSEALED_TOO_LONG_MINUTES = 5;

/** Ceremonies that one run of the sweep takes up. */
export const SWEEP_ENVELOPES_MAX = 100;

/** Bodies of the ceremony's calls are small; a drawn signature is the largest part of one. */
export const SIGNING_BODY_BYTES_MAX = 32_768;

/** Each link prepares documents; a person needs a few, not hundreds. */
export const SIGNING_LINK_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

/** A ceremony is some fifteen calls; several people may sit behind one address. */
export const CEREMONY_LIMIT: RateLimit = { max: 600, windowSeconds: 900 };
