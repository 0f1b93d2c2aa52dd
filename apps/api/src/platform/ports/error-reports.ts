/** Reports browsers' faults to whoever looks after the portal; takes text that is already scrubbed. */
export type ErrorReports = { report: (text: string) => Promise<void> };
