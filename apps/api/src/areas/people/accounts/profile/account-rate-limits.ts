import { inBody, inPath } from '../../../../platform/http/counted-account.ts';
import type { RateLimit } from '../../../../platform/http/route.ts';

const QUARTER_HOUR_SECONDS = 900;

/**
 * A family behind one address may mistype; a machine that guesses may not go on. What one account bears from all
 * addresses together is counted where the password is checked: credentials/count-guess.ts.
 */
export const SIGN_IN_LIMIT: RateLimit = { max: 20, windowSeconds: QUARTER_HOUR_SECONDS };

export const REGISTER_LIMIT: RateLimit = {
  max: 10,
  windowSeconds: QUARTER_HOUR_SECONDS,
  account: { max: 10, of: inBody('email') },
};

/** Nobody's mailbox is flooded; each message that did come holds a good link. */
export const RESET_LIMIT: RateLimit = {
  max: 5,
  windowSeconds: QUARTER_HOUR_SECONDS,
  account: { max: 5, of: inPath('username') },
};

/** For calls of somebody signed in that ask for the password or a code: no session may be used to guess them. */
export const PROOF_LIMIT: RateLimit = { max: 10, windowSeconds: QUARTER_HOUR_SECONDS };

/** For calls that send a message to the own address, or to a new one. */
export const OWN_MAIL_LIMIT: RateLimit = { max: 5, windowSeconds: QUARTER_HOUR_SECONDS };

/** For links of 256 random bits, which nobody guesses: only the work is limited. */
export const LINK_LIMIT: RateLimit = { max: 30, windowSeconds: QUARTER_HOUR_SECONDS };
