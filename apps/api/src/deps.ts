import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Db } from './db/tables.ts';
import type { Config } from './env.ts';
import type { Clock } from './ports/clock.ts';
import type { ErrorReports } from './ports/error-reports.ts';
import type { FaultReports } from './ports/fault-reports.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';
import type { SigningProvider } from './ports/signing-provider.ts';
import type { VirusScanner } from './ports/virus-scanner.ts';

/** Everything a use case gets from outside: time, ids, providers, the database. */
export type Deps = {
  config: Config;
  db: Db;
  /** The embedded database as bytes, for a backup; null for PostgreSQL, which has programs for it. */
  dumpDatabase: (() => Promise<Uint8Array>) | null;
  /** How busy the connections are, to be watched. */
  databasePool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  clock: Clock;
  newId: () => string;
  secrets: SecretBox;
  files: FileStore;
  /** Null where the configuration names none. */
  virusScanner: VirusScanner | null;
  /** Null where documents are signed in the portal itself. */
  signingProvider: SigningProvider | null;
  mailer: Mailer;
  errorReports: ErrorReports;
  faults: FaultReports;
  jobs: Jobs;
  log: Logger;
};
