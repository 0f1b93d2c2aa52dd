import { inBody, inPath } from '../../../../platform/http/routing/counted-account.ts';
import type { RateLimit } from '../../../../platform/http/routing/route.ts';

const QUARTER_HOUR_SECONDS = 900;

/**
 * Enough for a family behind one address to mistype, too few for a guessing machine. What one account takes from all
 * addresses together is counted where the password is checked: credentials/count-guess.ts.
 */
export const SIGN_IN_LIMIT: RateLimit = { max: 20, windowSeconds: QUARTER_HOUR_SECONDS };

export const REGISTER_LIMIT: RateLimit = {
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
  account: { max: 10, of: inBody('email') },
};

/** Keeps mailboxes from being flooded. */
export const RESET_LIMIT: RateLimit = {
  max: 5,
  windowSeconds: QUARTER_HOUR_SECONDS,
  account: { max: 5, of: inPath('username') },
};

/** For signed-in calls that ask for the password or a code, so that no session can be used to guess them. */
export const PROOF_LIMIT: RateLimit = { max: 10, windowSeconds: QUARTER_HOUR_SECONDS };

/** For calls that send a mail to the person's own address, or to a new one. */
export const OWN_MAIL_LIMIT: RateLimit = { max: 5, windowSeconds: QUARTER_HOUR_SECONDS };

/** For links of 256 random bits, which nobody guesses: this only limits the load. */
export const LINK_LIMIT: RateLimit = { max: 30, windowSeconds: QUARTER_HOUR_SECONDS };
