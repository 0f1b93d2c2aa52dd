/** A port of 127.0.0.1 that nobody listens on, and that the system gives to nobody by itself. */
export function freePort(): Promise<number>;
