import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { clamdScanner } from './adapters/clamd-scanner.ts';
import { diskFileStore } from './adapters/disk-file-store.ts';
import { folderMailer } from './adapters/folder-mailer.ts';
import { logErrorReports } from './adapters/log-error-reports.ts';
import { smtpMailer } from './adapters/smtp-mailer.ts';
import { webhookErrorReports } from './adapters/webhook-error-reports.ts';
import { scrub } from './client-errors/scrub.ts';
import type { SecretBox } from './crypto/secret-box.ts';
import type { Db } from './db/tables.ts';
import type { Deps } from './deps.ts';
import type { Config } from './env.ts';
import type { Clock } from './ports/clock.ts';
import { type FaultReports, NO_FAULT_REPORTS } from './ports/fault-reports.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Jobs } from './ports/jobs.ts';
import type { SigningProvider } from './ports/signing-provider.ts';

/**
 * Chooses each provider by configuration; the only place that knows which adapter serves which port. The adapters with
 * large libraries are loaded where they are configured only, and here: one that cannot be loaded is a failure to start.
 */
export async function makeDeps(parts: {
  config: Config;
  db: Db;
  dumpDatabase: Deps['dumpDatabase'];
  databasePool: Deps['databasePool'];
  secrets: SecretBox;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
}): Promise<Deps> {
  const { config } = parts;
  return {
    ...parts,
    newId: randomUUID,
    files: await chooseFileStore(config, parts.secrets),
    virusScanner: config.files.clamd === undefined ? null : clamdScanner(config.files.clamd),
    signingProvider: await chooseSigningProvider(config),
    mailer:
      config.smtpUrl === undefined
        ? folderMailer(join(config.dataDir, 'mail'), config.mailFrom, parts.clock)
        : smtpMailer(config.smtpUrl, config.mailFrom),
    faults: await chooseFaultReports(config),
    errorReports:
      config.errorWebhookUrl === undefined
        ? logErrorReports(parts.log)
        : webhookErrorReports(config.errorWebhookUrl, parts.log),
  };
}

async function chooseFileStore({ files, dataDir }: Config, secrets: SecretBox): Promise<FileStore> {
  if (files.s3 === undefined) {
    return diskFileStore(join(dataDir, 'files'), secrets);
  }
  const { s3FileStore } = await import('./adapters/s3-file-store.ts');
  return s3FileStore(files.s3, secrets);
}

async function chooseSigningProvider({ docusign, publicUrl }: Config): Promise<SigningProvider | null> {
  if (docusign === undefined) {
    return null;
  }
  const { docusignProvider } = await import('./adapters/docusign/docusign-provider.ts');
  return docusignProvider(docusign, signingEventsUrl(publicUrl));
}

async function chooseFaultReports({ sentryDsn, stage }: Config): Promise<FaultReports> {
  if (sentryDsn === undefined) {
    return NO_FAULT_REPORTS;
  }
  const { sentryFaultReports } = await import('./adapters/sentry-fault-reports.ts');
  return sentryFaultReports(sentryDsn, stage, scrub);
}

/** Providers send events to encrypted addresses only; without one the sweep finds out. */
function signingEventsUrl(publicUrl: string): string | null {
  return publicUrl.startsWith('https:') ? `${publicUrl}/api/signing/events` : null;
}
