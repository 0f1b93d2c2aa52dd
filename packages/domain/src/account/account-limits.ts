/** Longest first or last name of an account, in characters. */
export const NAME_LENGTH_MAX = 80;
/** Longest telephone number as typed, with its spaces and brackets. */
export const PHONE_LENGTH_MAX = 30;
/** A new password has at least this many characters. */
export const PASSWORD_LENGTH_MIN = 10;
/** More than a person types; hashing anything longer would only cost time. */
export const PASSWORD_LENGTH_MAX = 200;
