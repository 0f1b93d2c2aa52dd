/** The Chromium or Chrome of this machine: CHROMIUM_PATH first, then the usual names and places. */
export function findChromium(): string | undefined;

/** A program on the search path (the system's folders are always looked at). */
export function findProgram(name: string): string | undefined;
