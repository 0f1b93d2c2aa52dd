/** Builds the applications of investors and of the dealer's office when sources are newer than the last build. */
export function ensureBuilt(options?: { anew?: boolean }): Promise<void>;
