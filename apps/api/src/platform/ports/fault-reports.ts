/** Where faults of the server are told to whoever looks after the portal, and how long its answers take. */
export type FaultReports = {
  report: (error: unknown) => void;
  /** Begins to measure a request; the returned function says how it ended. `route` is a pattern, never an address. */
  measure: (method: string, route: string) => (status: number) => void;
  /** Sends what still waits. */
  close: () => Promise<void>;
};

/** For a portal that reports nowhere. */
export const NO_FAULT_REPORTS: FaultReports = {
  report: () => undefined,
  measure: () => () => undefined,
  close: async () => undefined,
};
