/** Reports the server's faults, and how long its answers take, to whoever looks after the portal. */
export type FaultReports = {
  report: (error: unknown) => void;
  /** Starts to measure a request; call the returned function with how it ended. `route` is a pattern, never an address. */
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
