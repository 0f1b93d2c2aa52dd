import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { SealedColumn } from './crypto/sealed-column.ts';
import type { SecretBox } from './crypto/secret-box.ts';
import type { WithoutLimits } from './db/open-database.ts';
import type { Db } from './db/tables.ts';
import type { Turns } from './db/turns.ts';
import type { AuditWriter } from './ports/audit-writer.ts';
import type { Clock } from './ports/clock.ts';
import type { ErrorReports } from './ports/error-reports.ts';
import type { FaultReports } from './ports/fault-reports.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';
import type { SigningProvider } from './ports/signing-provider.ts';
import type { Tracing } from './ports/tracing.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';

type None = Record<never, never>;

/** Events in one area that others react to, with their payloads; each area declares its own. */
export interface Events extends None {}

/** Reacts to a change in the change's own transaction; throwing undoes both. */
export type Reaction<Event> = (trx: Db, deps: Deps, event: Event) => Promise<void>;

/** Which areas react to what, in this order. */
export type Reactions = { readonly [Name in keyof Events]: readonly Reaction<Events[Name]>[] };

/**
 * Questions an area asks those that build upon it, each as `{ about, answer }`; the asking area declares its own, so that imports
 * still run one way.
 */
export interface Questions extends None {}

type Asked = { about: unknown; answer: unknown };

/** Who answers what. */
export type Answers = {
  readonly [Name in keyof Questions]: Questions[Name] extends Asked
    ? (trx: Db, about: Questions[Name]['about']) => Promise<Questions[Name]['answer']>
    : never;
};

/** Everything a use case gets from outside: time, ids, providers, the database. */
export type Deps = {
  config: Config;
  db: Db;
  withoutLimits: WithoutLimits;
  /** Keeps work waiting for one deal from taking all connections. */
  dealTurns: Turns;
  /** The embedded database as bytes, for a backup; null for PostgreSQL, which has programs for it. */
  dumpDatabase: (() => Promise<Uint8Array>) | null;
  /** How busy the connections are, to be watched. */
  databasePool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  clock: Clock;
  newId: () => string;
  secrets: SecretBox;
  /** What a rotation of the keys reseals. */
  sealedColumns: readonly SealedColumn[];
  audit: AuditWriter;
  files: FileStore;
  /** How much may still be written into the data directory. */
  freeBytes: () => Promise<number>;
  /** Null where the configuration names none. */
  virusScanner: VirusScanner | null;
  /** Null where documents are signed in the portal itself. */
  signingProvider: SigningProvider | null;
  mailer: Mailer;
  errorReports: ErrorReports;
  faults: FaultReports;
  tracing: Tracing;
  jobs: Jobs;
  reactions: Reactions;
  answers: Answers;
  log: Logger;
};
