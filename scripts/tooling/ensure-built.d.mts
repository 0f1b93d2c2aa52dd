/** Builds the applications of investors and of the dealer's office, and the server, where sources are newer than the last build. */
export function ensureBuilt(options?: { anew?: boolean }): Promise<void>;
/** The same for the server alone. */
export function ensureServerBuilt(): Promise<void>;
