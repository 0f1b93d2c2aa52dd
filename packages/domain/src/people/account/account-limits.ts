/** Longest telephone number as typed, with its spaces, brackets and extension. */
export const PHONE_LENGTH_MAX = 40;
/** A new password has at least this many characters; see passwordLength for how they are counted. */
export const PASSWORD_LENGTH_MIN = 10;
/** More than a person types; hashing anything longer would only cost time. */
export const PASSWORD_LENGTH_MAX = 200;
/** What a field for a password takes: more than is allowed, so that a long paste is refused in words and never cut unseen. */
export const PASSWORD_TYPED_UNITS_MAX = 1_000;
