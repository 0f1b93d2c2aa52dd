/** A command that was not written as it should be; the message says what is wrong, and the usage follows. */
export class CommandError extends Error {}

/** A command that is written as it should be, about something that is not there; the message alone says so. */
export class CommandRefused extends Error {}
