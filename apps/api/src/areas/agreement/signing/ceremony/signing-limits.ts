import type { RateLimit } from '../../../../platform/http/route.ts';

/** A link of the ceremony opens for this long; opening the wizard again gives a new one. */
export const SIGNING_LINK_MINUTES = 30;

/** The link in a message to the joint investor opens for this long; a message may lie unread over a weekend. */
export const JOINT_LINK_HOURS = 72;

/** After the investor's signature the order keeps its units this long for the joint investor to sign. */
export const JOINT_SIGNING_DAYS = 7;

/** A joint investor who was written to this long ago and has not signed is reminded. */
export const JOINT_REMINDER_DAYS = 2;

/** Reminders of one ceremony; after them it is the investor's to ask. */
export const JOINT_REMINDERS_MAX = 3;

/** Links of one ceremony to its joint investor, reminders included. */
export const JOINT_LINKS_MAX = 12;

/** Between two links to the same person: a second press of the button is not a second message. */
export const JOINT_LINK_PAUSE_SECONDS = 120;

/** Joint investors that one run of the sweep reminds. */
export const SWEEP_REMINDERS_MAX = 100;

/** The link to the sealed copies of a joint investor, who has no account, opens for this long. */
export const COPIES_LINK_DAYS = 30;

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

/** Sending a joint investor the link again is a message to somebody's mailbox. */
export const JOINT_LINK_LIMIT: RateLimit = { max: 10, windowSeconds: 3_600 };

/** Each check reads a whole file; a person has a handful of them. */
export const VERIFICATION_LIMIT: RateLimit = { max: 30, windowSeconds: 900 };

/** A ceremony is some fifteen calls; several people may sit behind one address. */
export const CEREMONY_LIMIT: RateLimit = { max: 600, windowSeconds: 900 };
