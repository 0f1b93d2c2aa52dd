/** What a span is of. Never a value, an address or the id of a person: what is traced leaves the portal. */
export type SpanOf = {
  name: string;
  kind: 'client' | 'internal';
  attributes?: Readonly<Record<string, string | number>>;
};

export type RequestTrace = {
  /** Runs what belongs to the request, so that spans within it are parts of it. */
  within: (work: () => void) => void;
  end: (status: number) => void;
};

/** Tells whoever looks after the portal where the time of a request or a job goes; nothing waits for it. */
export type Tracing = {
  readonly isOn: boolean;
  /** Begins the trace of a request, whose id becomes that of the trace; null for one that is not sampled. `route` is a pattern. */
  request: (of: { id: string; method: string; route: string }) => RequestTrace | null;
  /** Runs work as a span of what runs here, and as itself where nothing is traced. */
  span: <Result>(of: SpanOf, work: () => Promise<Result>) => Promise<Result>;
  /** Runs a job as a part of what asked for it, as `here` named it, or as a trace of its own. */
  job: <Result>(kind: string, origin: string | undefined, work: () => Promise<Result>) => Promise<Result>;
  /** What runs here, for a job that it asks for; undefined where nothing is traced. */
  here: () => string | undefined;
  /** Sends what still waits, within a second. */
  close: () => Promise<void>;
};

/** For a portal that is traced nowhere. */
export const NO_TRACING: Tracing = {
  isOn: false,
  request: () => null,
  span: (_of, work) => work(),
  job: (_kind, _origin, work) => work(),
  here: () => undefined,
  close: async () => undefined,
};
