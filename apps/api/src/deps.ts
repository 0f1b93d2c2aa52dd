import type { Logger } from 'pino';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Db } from './db/tables.ts';
import type { Config } from './env.ts';
import type { Clock } from './ports/clock.ts';
import type { ErrorReports } from './ports/error-reports.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Mailer } from './ports/mailer.ts';

/** Everything a use case gets from outside: time, ids, providers, the database. */
export type Deps = {
  config: Config;
  db: Db;
  clock: Clock;
  newId: () => string;
  secrets: SecretBox;
  files: FileStore;
  mailer: Mailer;
  errorReports: ErrorReports;
  jobs: Jobs;
  log: Logger;
};
