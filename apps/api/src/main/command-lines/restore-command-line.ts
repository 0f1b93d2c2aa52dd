import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupRefused } from '../../platform/backup/backup-manifest.ts';
import { checkRestored, restore } from '../../platform/backup/restore.ts';
import { asTyped } from '../../platform/commands/as-typed.ts';
import { type Config, loadEnvFile, readConfig } from '../../platform/config/config.ts';
import { makeLog } from '../../platform/make-log.ts';
import { describeStartFailure } from '../describe-start-failure.ts';
import { openDeps } from '../open-deps.ts';

const USAGE = 'Say which backup to restore: npm run restore -- <folder>';

try {
  loadEnvFile();
  const config = readConfig(process.env);
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    throw new BackupRefused(USAGE);
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const { madeAt } = await restore(config, resolve(folder));
  const found = await openAndCheck(config);
  process.stdout.write(
    [
      `Restored what was backed up at ${madeAt}.`,
      `The key opens it. The audit log is unbroken: ${found.auditRows} rows.`,
      `${found.investors} investors, ${found.orders} orders, ${found.files} files.\n`,
    ].join('\n'),
  );
} catch (error) {
  const reason =
    error instanceof BackupRefused
      ? error.message
      : describeStartFailure(error, 'The backup could not be restored');
  process.stderr.write(`${asTyped(reason)}\n`);
  process.exitCode = 1;
}

/** Opens what was restored as a server would: migrations, the master key, the queue. */
async function openAndCheck(config: Config): ReturnType<typeof checkRestored> {
  const { deps, close } = await openDeps(config, makeLog({ logLevel: 'error' }));
  try {
    return await deps.withoutLimits((db) => checkRestored({ ...deps, db }));
  } finally {
    await close();
  }
}
