/** A malformed command; the message says what is wrong, and the usage follows. */
export class CommandError extends Error {}

/** A well-formed command about something that does not exist; only the message is printed. */
export class CommandRefused extends Error {}
