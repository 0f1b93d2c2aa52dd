import type { RunCommand } from '../commands/command-result.ts';
import { backUp } from './back-up.ts';
import { type BackupManifest, BackupRefused } from './backup-manifest.ts';

const USAGE = 'Say where to put the backup: npm run backup -- <new folder>';
const MEGABYTE = 1_000_000;

/** `npm run backup -- <new folder>`. */
export const runBackupCommand: RunCommand = async (deps, argv) => {
  const [folder] = argv;
  if (folder === undefined || argv.length > 1) {
    return { ok: false, lines: [USAGE] };
  }
  try {
    const manifest = await backUp(deps, folder);
    return { ok: true, lines: describe(folder, manifest) };
  } catch (error) {
    if (error instanceof BackupRefused) {
      return { ok: false, lines: [error.message] };
    }
    throw error;
  }
};

function describe(folder: string, { database, files }: BackupManifest): string[] {
  return [
    `Backed up to ${folder}: the database (${megabytes(database.bytes)})` +
      (files.place === 'folder' ? ` and ${files.count} files (${megabytes(files.bytes)}).` : '.'),
    ...(files.place === 'bucket'
      ? [`Files are in the bucket ${files.bucket}: keep its versions, or replicate it.`]
      : []),
    'The master key is not in it. Keep SECRET_KEY (or secret.key of the data directory) in another place: without it the backup does not open.',
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
