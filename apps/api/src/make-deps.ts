import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { clamdScanner } from './adapters/clamd-scanner.ts';
import { diskFileStore } from './adapters/disk-file-store.ts';
import { docusignProvider } from './adapters/docusign/docusign-provider.ts';
import { folderMailer } from './adapters/folder-mailer.ts';
import { logErrorReports } from './adapters/log-error-reports.ts';
import { s3FileStore } from './adapters/s3-file-store.ts';
import { sentryFaultReports } from './adapters/sentry-fault-reports.ts';
import { smtpMailer } from './adapters/smtp-mailer.ts';
import { webhookErrorReports } from './adapters/webhook-error-reports.ts';
import { scrub } from './client-errors/scrub.ts';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Db } from './db/tables.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import type { Clock } from './ports/clock.ts';
import { NO_FAULT_REPORTS } from './ports/fault-reports.ts';
import type { Jobs } from './ports/jobs.ts';

/** Chooses each provider by configuration; the only place that knows which adapter serves which port. */
export function makeDeps(parts: {
  config: Config;
  db: Db;
  dumpDatabase: Deps['dumpDatabase'];
  databasePool: Deps['databasePool'];
  secrets: SecretBox;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
}): Deps {
  const { config, secrets } = parts;
  return {
    ...parts,
    newId: randomUUID,
    files:
      config.files.s3 === undefined
        ? diskFileStore(join(config.dataDir, 'files'), secrets)
        : s3FileStore(config.files.s3, secrets),
    virusScanner: config.files.clamd === undefined ? null : clamdScanner(config.files.clamd),
    signingProvider:
      config.docusign === undefined
        ? null
        : docusignProvider(config.docusign, signingEventsUrl(config.publicUrl)),
    mailer:
      config.smtpUrl === undefined
        ? folderMailer(join(config.dataDir, 'mail'), config.mailFrom, parts.clock)
        : smtpMailer(config.smtpUrl, config.mailFrom),
    faults:
      config.sentryDsn === undefined
        ? NO_FAULT_REPORTS
        : sentryFaultReports(config.sentryDsn, config.stage, scrub, parts.log),
    errorReports:
      config.errorWebhookUrl === undefined
        ? logErrorReports(parts.log)
        : webhookErrorReports(config.errorWebhookUrl, parts.log),
  };
}

/** Providers send events to encrypted addresses only; without one the sweep finds out. */
function signingEventsUrl(publicUrl: string): string | null {
  return publicUrl.startsWith('https:') ? `${publicUrl}/api/signing/events` : null;
}
