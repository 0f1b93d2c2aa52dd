import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from './find-programs.mjs';

const OLDEST_MAJOR = 15;
const DEBIAN_FOLDER = '/usr/lib/postgresql';
const MAC_FOLDERS = ['/opt/homebrew/opt', '/usr/local/opt'];

/**
 * The folder with PostgreSQL's server programs: POSTGRES_BIN first, then Debian's and Homebrew's versioned folders
 * (the oldest that is supported first, since that is what the SQL is written for), then the search path.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    return hasServer(named) ? named : undefined;
  }
  const onPath = findProgram('initdb');
  return [...versionedFolders(), ...(onPath === undefined ? [] : [dirname(onPath)])].find(hasServer);
}

function versionedFolders() {
  const debian = versionsIn(DEBIAN_FOLDER, /^(\d+)$/).map((name) => join(DEBIAN_FOLDER, name, 'bin'));
  const mac = MAC_FOLDERS.flatMap((folder) =>
    versionsIn(folder, /^postgresql@(\d+)$/).map((name) => join(folder, name, 'bin')),
  );
  return [...debian, ...mac];
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function versionsIn(folder, pattern) {
  if (!existsSync(folder)) {
    return [];
  }
  const major = (/** @type {string} */ name) => Number(pattern.exec(name)?.[1] ?? 0);
  return readdirSync(folder)
    .filter((name) => major(name) >= OLDEST_MAJOR)
    .sort((a, b) => major(a) - major(b));
}

/** @param {string} folder */
function hasServer(folder) {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}
