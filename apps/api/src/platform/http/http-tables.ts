/** The tables of requests: remembered answers and counted calls. */
export type HttpTables = {
  idempotency_keys: {
    owner: string;
    key: string;
    route: string;
    /** Keyed digest of the request: a plain one of a log-in would let its password be guessed. */
    fingerprint: string;
    /** Sealed answer; null while the first request runs. */
    answer: Buffer | null;
    status: number | null;
    locked_until: Date;
    created_at: Date;
  };
  /** Fixed windows; the key is a limit's name and a keyed fingerprint of whom it counts. */
  rate_limits: { key: string; window_start: Date; hits: number };
};
