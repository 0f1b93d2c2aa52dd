import type { Db } from '../db/tables.ts';

/**
 * The kinds of outgoing work and what each needs to know; personal data stays in the database, sealed where it must travel. Each
 * area declares its own beside its use cases.
 */
export interface JobPayloads {
  'forget-expired': Record<string, never>;
  'watch-jobs': Record<string, never>;
  'sweep-files': Record<string, never>;
  'remove-abandoned-uploads': FromPlace;
}

export type JobName = keyof JobPayloads;

/** The payload of a job that goes on behind a place; without one it begins. */
export type FromPlace = { after?: string };

/** Jobs that go on where the one before ended. */
export type PlacedJob = {
  [Name in JobName]: FromPlace extends JobPayloads[Name] ? Name : never;
}[JobName];

/**
 * How a periodic job ends within its 300 s however much there is, and what becomes of the rest. docs/scaling.md has the list; a test
 * compares it.
 */
export type Bounded = {
  /** What one transaction changes or one look reads at most: rows, files or people. */
  readonly atOnce: number;
  /** A run ends when its time is up, or with its one portion. */
  readonly ends: 'by-clock' | 'with-portion';
  /**
   * Who does the rest: a next job at once, behind the place where this one ended ('from-place', in its payload; 'kept-place', in the
   * database) or with what is still to be found ('what-is-left'); or the next run ('next-run').
   */
  readonly rest: 'from-place' | 'kept-place' | 'what-is-left' | 'next-run';
};

export type JobKind = {
  /** How many of the kind a server does at once; one by default. A full round is followed by the next. */
  readonly atOnce?: number;
} & (
  | { readonly schedule: null }
  /** A periodic job, by its cron expression (UTC). */
  | { readonly schedule: string; readonly bounded: Bounded }
);

export type JobKinds = Readonly<Record<JobName, JobKind>>;

/** Work that must happen after a transaction commits: recorded in it, done by a worker, retried on failure. */
export type Jobs = {
  /** Adds the job inside the caller's transaction: no commit, no job. */
  enqueue: <Name extends JobName>(trx: Db, name: Name, payload: JobPayloads[Name]) => Promise<void>;
  /** True if a job of this kind that goes on behind a place is pending, running or to be retried. */
  isGoingOn: (db: Db, name: PlacedJob) => Promise<boolean>;
  /** True if a job of this kind is pending; one that runs is not. */
  isNext: (db: Db, name: JobName) => Promise<boolean>;
  /** True if the same job is pending or running. */
  isWaiting: <Name extends JobName>(trx: Db, name: Name, payload: JobPayloads[Name]) => Promise<boolean>;
  /** Retries a given-up job, inside the caller's transaction; `name` is its kind. */
  retry: (trx: Db, name: string, id: string) => Promise<void>;
};

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };
