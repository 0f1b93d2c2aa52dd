import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BackupRefused } from './backup-manifest.ts';
import { connectionVariables } from './connection-variables.ts';

const ERROR_LENGTH_MAX = 4_000;

/** Writes the whole database into one file: a snapshot of one moment, while servers go on. */
export function dumpPostgres(databaseUrl: string, path: string): Promise<void> {
  return run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`]);
}

/** Brings the file's content into an empty database, all of it or nothing. */
export function restorePostgres(databaseUrl: string, path: string): Promise<void> {
  const { database } = new pg.Client({ connectionString: databaseUrl });
  return run('pg_restore', databaseUrl, [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    '--no-privileges',
    `--dbname=${database ?? ''}`,
    path,
  ]);
}

function run(name: 'pg_dump' | 'pg_restore', databaseUrl: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(name), args, {
      env: { PATH: process.env.PATH, ...connectionVariables(databaseUrl) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = `${errors}${text}`.slice(-ERROR_LENGTH_MAX);
    });
    child.once('error', () =>
      reject(
        new BackupRefused(
          `${name} was not found. Install PostgreSQL's client programs, or set POSTGRES_BIN to their folder.`,
        ),
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupRefused(`${name} failed:\n${errors.trim()}`)),
    );
  });
}

/** The path of a program of PostgreSQL, from POSTGRES_BIN or where the system has it. */
export function programPath(name: string): string {
  const folder = process.env.POSTGRES_BIN;
  return folder !== undefined && existsSync(join(folder, name)) ? join(folder, name) : name;
}
