import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AuditReading, checkAudit } from '../audit/checking/check-audit.ts';
import type { Config } from '../config/config.ts';
import { lockDataDirectory } from '../db/embedded/lock-data-directory.ts';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import {
  BackupManifest,
  BackupRefused,
  DATABASE_NAMES,
  FILES_FOLDER,
  FILES_LIST,
  MANIFEST_NAME,
} from './backup-manifest.ts';
import { checksumOf } from './checksum-of.ts';
import { checkFiles } from './copy-files.ts';
import { restorePostgres } from './dump-postgres.ts';
import { countForPlans, countRestored, countTables } from './restored-rows.store.ts';

/**
 * Brings a backup into a new place: an empty database and a data directory without files. Nothing is touched before the
 * whole backup has been checked. Throws BackupRefused with what is wrong.
 */
export async function restore(config: Config, folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const databasePath = join(folder, DATABASE_NAMES[manifest.engine]);
  if ((await checksumOf(databasePath)) !== manifest.database.sha256) {
    throw new BackupRefused('The backup is damaged: the copy of the database is changed.');
  }
  if (manifest.files.place === 'folder') {
    await checkFiles(join(folder, FILES_FOLDER), join(folder, FILES_LIST));
  }
  const target = config.databaseUrl === undefined ? 'embedded' : 'postgres';
  if (target !== manifest.engine) {
    throw new BackupRefused(
      manifest.engine === 'postgres'
        ? 'This is a backup of PostgreSQL: set DATABASE_URL to an empty database.'
        : 'This is a backup of the embedded database: unset DATABASE_URL.',
    );
  }
  await refuseKeptFiles(config);
  await (config.databaseUrl === undefined
    ? restoreEmbedded(config.dataDir, databasePath)
    : restoreIntoPostgres(config.databaseUrl, databasePath));
  if (manifest.files.place === 'folder') {
    const kept = join(config.dataDir, 'files');
    await cp(join(folder, FILES_FOLDER), kept, { recursive: true });
    await checkFiles(kept, join(folder, FILES_LIST));
  }
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const path = join(folder, MANIFEST_NAME);
  if (!existsSync(path)) {
    throw new BackupRefused(
      `${folder} holds no backup, or one that did not end: ${MANIFEST_NAME} is missing.`,
    );
  }
  const manifest = BackupManifest.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!manifest.success) {
    throw new BackupRefused(`${path} is not the description of a backup that this version can read.`);
  }
  return manifest.data;
}

async function refuseKeptFiles(config: Config): Promise<void> {
  const kept = await readdir(join(config.dataDir, 'files')).catch(() => []);
  if (kept.length > 0) {
    throw new BackupRefused(`${config.dataDir} holds files already. Restore into a new DATA_DIR.`);
  }
}

async function restoreEmbedded(dataDir: string, templatePath: string): Promise<void> {
  const path = join(dataDir, 'database');
  if (existsSync(path)) {
    throw new BackupRefused(`${dataDir} holds a database already. Restore into a new DATA_DIR.`);
  }
  const unlock = await lockDataDirectory(dataDir);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const database = await openEmbeddedDatabase({ dataDir: path, templatePath });
    await database.close();
  } finally {
    await unlock();
  }
}

async function restoreIntoPostgres(databaseUrl: string, path: string): Promise<void> {
  if ((await countTables(databaseUrl)) > 0) {
    throw new BackupRefused('The database at DATABASE_URL is not empty. Create a new one to restore into.');
  }
  await restorePostgres(databaseUrl, path);
  await countForPlans(databaseUrl);
}

/** Walks the audit log of what was restored, and counts it. Throws BackupRefused for a broken audit log. */
export async function checkRestored(deps: AuditReading): Promise<Awaited<ReturnType<typeof countRestored>>> {
  const { brokenAt } = await checkAudit(deps);
  if (brokenAt !== null) {
    throw new BackupRefused(
      `The audit log of this backup is broken at ${brokenAt.at} ${brokenAt.number}: ${brokenAt.kind}.`,
    );
  }
  return countRestored(deps.db);
}
