import type { Db } from '../db/tables.ts';

/**
 * The kinds of outgoing work and what each needs to know; personal data stays in the database, sealed where it must travel. Each
 * area declares its own beside its use cases.
 */
export interface JobPayloads {
  'forget-expired': Record<string, never>;
  'watch-jobs': Record<string, never>;
  'sweep-files': Record<string, never>;
  'remove-abandoned-uploads': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export type JobKind = {
  /** The schedule of a periodic job, as a cron expression (UTC); null for a requested one. */
  schedule: string | null;
  /** How many of the kind a server does at once; one by default. A full round is followed by the next. */
  atOnce?: number;
};

export type JobKinds = Readonly<Record<JobName, JobKind>>;

/** Work that must happen after a transaction commits: recorded in it, done by a worker, retried on failure. */
export type Jobs = {
  /** Adds the job inside the caller's transaction: no commit, no job. */
  enqueue: <Name extends JobName>(trx: Db, name: Name, payload: JobPayloads[Name]) => Promise<void>;
  /** True if the same job is pending or running. */
  isWaiting: <Name extends JobName>(trx: Db, name: Name, payload: JobPayloads[Name]) => Promise<boolean>;
  /** Retries a given-up job, inside the caller's transaction; `name` is its kind. */
  retry: (trx: Db, name: string, id: string) => Promise<void>;
};

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };
