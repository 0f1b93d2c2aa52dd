import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile, readConfig } from '../env.ts';
import { describeStartFailure } from '../start-failure.ts';
import { BackupRefused } from './backup-manifest.ts';
import { checkRestored } from './check-restored.ts';
import { restore } from './restore.ts';

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
  const found = await checkRestored(config);
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
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
