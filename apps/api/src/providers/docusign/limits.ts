/** One answer of the provider may take this long; creating an envelope carries the documents and takes longest. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Attempts at one call, the first one included. */
export const ATTEMPTS_MAX = 4;

/** After this no further attempt is begun: a person may be waiting. */
export const PATIENCE_MS = 15_000;

/** Between attempts: this, then twice as long each time, with up to half of it added by chance. */
export const BACK_OFF_MS = 250;

/** A wait that the provider asks for is kept up to this; a longer one is given back to whoever asked. */
export const WAIT_MAX_MS = 5_000;

/** A token is given up this long before it ends, so that none ends on its way. */
export const TOKEN_MARGIN_MS = 5 * 60_000;

/** Lifetime that the assertion claims; the provider takes at most an hour. */
export const ASSERTION_SECONDS = 600;

/** JSON answers that are longer are not read. */
export const ANSWER_BYTES_MAX = 4 * 1024 * 1024;

/** A signed document with the provider's pages; ours are far below one mebibyte. */
export const DOCUMENT_BYTES_MAX = 25 * 1024 * 1024;

/** An envelope of which nobody heard any more ends by itself at the provider. */
export const ENVELOPE_DAYS = 30;

/** A joint investor who did not sign is reminded by the provider this often. */
export const REMIND_EVERY_DAYS = 3;

/** Of the subject of a message, at the provider. */
export const SUBJECT_LENGTH_MAX = 100;

/** Of a person's name, at the provider. */
export const SIGNER_NAME_LENGTH_MAX = 100;
