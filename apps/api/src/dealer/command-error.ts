/** A command that was not written as it should be; the message says what is wrong, and the usage follows. */
export class CommandError extends Error {}
