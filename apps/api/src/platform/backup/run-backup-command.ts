import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appendAudit } from '../audit/audit.store.ts';
import type { RunCommand } from '../commands/command-result.ts';
import type { Config } from '../config/config.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import {
  type BackupManifest,
  BackupRefused,
  DATABASE_NAMES,
  FILES_FOLDER,
  FILES_LIST,
  MANIFEST_NAME,
} from './backup-manifest.ts';
import { checksumOf } from './checksum-of.ts';
import { copyFiles } from './copy-files.ts';
import { dumpPostgres } from './dump-postgres.ts';

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
    await record(deps, manifest);
    return { ok: true, lines: describe(folder, manifest) };
  } catch (error) {
    if (error instanceof BackupRefused) {
      return { ok: false, lines: [error.message] };
    }
    throw error;
  }
};

/** After it is whole: how old the last backup is, is told to whoever watches the servers. */
function record(deps: Deps, { engine, database }: BackupManifest): Promise<void> {
  return transact(deps.db, (trx) =>
    appendAudit(trx, deps, deps.clock.now(), {
      actor: 'operator',
      action: 'backup.made',
      target: 'portal',
      investorId: null,
      detail: { engine, sha256: database.sha256 },
    }),
  );
}

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

/**
 * Copies the database and the files into a new folder while the portal goes on. The database comes first: a file is
 * kept before the row that names it, so every file that the copy names is in the copy. The master key is not in it.
 * Throws BackupRefused when the folder exists or a program fails; what was written by then is removed.
 */
async function backUp(
  { config, dumpDatabase, clock }: Pick<Deps, 'config' | 'dumpDatabase' | 'clock'>,
  folder: string,
): Promise<BackupManifest> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupRefused(`${folder} exists already. Name a new folder.`) : error;
  });
  try {
    const manifest: BackupManifest = {
      format: 1,
      madeAt: clock.now().toISOString(),
      ...(await copyDatabase(config.databaseUrl, dumpDatabase, folder)),
      files: await copyKeptFiles(config, folder),
    };
    await writeFile(join(folder, MANIFEST_NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function copyDatabase(
  databaseUrl: string | undefined,
  dumpDatabase: Deps['dumpDatabase'],
  folder: string,
): Promise<Pick<BackupManifest, 'engine' | 'database'>> {
  const engine = dumpDatabase === null ? 'postgres' : 'embedded';
  const path = join(folder, DATABASE_NAMES[engine]);
  if (dumpDatabase !== null) {
    await writeFile(path, await dumpDatabase(), { mode: 0o600 });
  } else if (databaseUrl !== undefined) {
    await dumpPostgres(databaseUrl, path);
  }
  return { engine, database: { sha256: await checksumOf(path), bytes: (await stat(path)).size } };
}

async function copyKeptFiles(config: Config, folder: string): Promise<BackupManifest['files']> {
  if (config.files.s3 !== undefined) {
    return { place: 'bucket', bucket: config.files.s3.bucket };
  }
  const copied = await copyFiles(
    join(config.dataDir, 'files'),
    join(folder, FILES_FOLDER),
    join(folder, FILES_LIST),
  );
  return { place: 'folder', ...copied };
}
