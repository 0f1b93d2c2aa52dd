/** One answer of the provider may take this long; creating an envelope carries the documents and takes longest. */
export const DOCUSIGN_TIMEOUT_MS = 20_000;

/** Attempts at one call, the first one included. */
export const ATTEMPTS_MAX = 4;

/** After this no further attempt begins: a person may be waiting. */
export const PATIENCE_MS = 15_000;

/** The pause between attempts: doubled each time, with up to half of it added at random. */
export const BACK_OFF_MS = 250;

/** We honour a wait the provider asks for up to this long; a longer one is passed on to the caller. */
export const WAIT_MAX_MS = 5_000;

/** A token is discarded this long before it expires, so that none expires on its way. */
export const TOKEN_MARGIN_MS = 5 * 60_000;

/** Lifetime that the assertion claims; the provider takes at most an hour. */
export const ASSERTION_SECONDS = 600;

/** Longer JSON answers are not read. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024;

/** A signed document with the provider's pages; ours are far below one mebibyte. */
export const DOCUMENT_BYTES_MAX = 25 * 1024 * 1024;

/** An abandoned envelope expires at the provider. */
export const ENVELOPE_DAYS = 30;

/** How often the provider reminds a joint investor who has not signed. */
export const REMIND_EVERY_DAYS = 3;

/** The provider's limit for the subject of a message. */
export const SUBJECT_LENGTH_MAX = 100;

/** The provider's limit for a signer's name. */
export const SIGNER_NAME_LENGTH_MAX = 100;
