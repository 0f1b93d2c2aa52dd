import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { auditWriter } from '../platform/audit/audit-writer.ts';
import type { Config } from '../platform/config/config.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import { ROW_PATIENCE_MS } from '../platform/db/limits.ts';
import type { Db } from '../platform/db/tables.ts';
import { Turns } from '../platform/db/turns.ts';
import type { Deps } from '../platform/deps.ts';
import { freeBytesIn } from '../platform/http/receiving/require-disk-space.ts';
import type { Clock } from '../platform/ports/clock.ts';
import { type FaultReports, NO_FAULT_REPORTS } from '../platform/ports/fault-reports.ts';
import type { FileStore } from '../platform/ports/file-store.ts';
import type { Jobs } from '../platform/ports/jobs.ts';
import type { SigningProvider } from '../platform/ports/signing-provider.ts';
import type { Tracing } from '../platform/ports/tracing.ts';
import { stackInSources } from '../platform/stack-in-sources.ts';
import { clamdScanner } from '../providers/clamd-scanner.ts';
import { diskFileStore } from '../providers/disk-file-store.ts';
import { folderMailer } from '../providers/folder-mailer.ts';
import { logErrorReports } from '../providers/log-error-reports.ts';
import { smtpMailer } from '../providers/smtp-mailer.ts';
import { webhookErrorReports } from '../providers/webhook-error-reports.ts';
import { ANSWERS, REACTIONS, SEALED_COLUMNS } from './fold-areas.ts';

/** What waits for one deal gets one part of the connections at most. */
const POOL_PARTS = 3;
const WAITING_FOR_A_DEAL_MAX = 500;

/**
 * Chooses each provider by configuration; the only place that knows which adapter serves which port. The adapters with
 * large libraries are loaded where they are configured only, and here: one that cannot be loaded is a failure to start.
 */
export async function makeDeps(parts: {
  config: Config;
  db: Db;
  withoutLimits: Deps['withoutLimits'];
  dumpDatabase: Deps['dumpDatabase'];
  databasePool: Deps['databasePool'];
  secrets: SecretBox;
  jobs: Jobs;
  log: Logger;
  clock: Clock;
  tracing: Tracing;
}): Promise<Deps> {
  const { config } = parts;
  return {
    ...parts,
    newId: randomUUID,
    dealTurns: new Turns({
      atOnceMax: Math.max(1, Math.floor(config.databasePoolSize / POOL_PARTS)),
      waitingMax: WAITING_FOR_A_DEAL_MAX,
      patienceMs: ROW_PATIENCE_MS,
    }),
    sealedColumns: SEALED_COLUMNS,
    audit: auditWriter(parts.secrets),
    reactions: REACTIONS,
    answers: ANSWERS,
    files: await chooseFileStore(config, parts.secrets),
    freeBytes: () => freeBytesIn(config.dataDir),
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
  const { s3FileStore } = await import('../providers/s3-file-store.ts');
  return s3FileStore(files.s3, secrets);
}

async function chooseSigningProvider({ docusign, publicUrl }: Config): Promise<SigningProvider | null> {
  if (docusign === undefined) {
    return null;
  }
  const { docusignProvider } = await import('../providers/docusign/docusign-provider.ts');
  return docusignProvider(docusign, signingEventsUrl(publicUrl));
}

async function chooseFaultReports({ sentryDsn, stage }: Config): Promise<FaultReports> {
  if (sentryDsn === undefined) {
    return NO_FAULT_REPORTS;
  }
  const { sentryFaultReports } = await import('../providers/sentry-fault-reports.ts');
  return sentryFaultReports(sentryDsn, stage, stackInSources);
}

/** Providers send events to encrypted addresses only; without one the sweep finds out. */
function signingEventsUrl(publicUrl: string): string | null {
  return publicUrl.startsWith('https:') ? `${publicUrl}/api/signing/events` : null;
}
