import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPinnedNode } from './pinned-node.mjs';
import { PINNED_NODE, pathWithoutProject, ROOT } from './project.mjs';
import { endWithUs } from './running-programs.mjs';
import { Refusal, step } from './say.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules', '.installed-lock-hash');
/** npm's own record of what it put into node_modules. */
const NPM_RECORD = join(ROOT, 'node_modules', '.package-lock.json');

/** Installs the packages of the lock file when node_modules is missing or holds others; a few milliseconds when it is right. */
export async function ensureInstalled() {
  if (!existsSync(LOCK)) {
    throw new Refusal('package-lock.json is missing: restore it with "git checkout package-lock.json".');
  }
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(PINNED_NODE) && readStamp() === hash) {
    return;
  }
  if (existsSync(PINNED_NODE) && isWhatNpmRecorded()) {
    await checkPinnedNode(PINNED_NODE);
    keepStamp(hash);
    return;
  }
  await step('Installing packages from package-lock.json', runNpmCi);
  if (!existsSync(PINNED_NODE)) {
    throw new Refusal(
      'The package "node" did not install its program. Its install script must be allowed: run "npm ci --ignore-scripts=false", then try again.',
    );
  }
  await checkPinnedNode(PINNED_NODE);
  keepStamp(hash);
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
}

/** @param {string} hash */
function keepStamp(hash) {
  if (readStamp() !== hash) {
    writeFileSync(STAMP, hash);
  }
}

/** True when somebody ran `npm install` by hand and node_modules already is what the lock file says. */
function isWhatNpmRecorded() {
  if (!existsSync(NPM_RECORD)) {
    return false;
  }
  return isInstalled(JSON.parse(readFileSync(LOCK, 'utf8')), JSON.parse(readFileSync(NPM_RECORD, 'utf8')));
}

/**
 * Compares a lock file with npm's record of an installation.
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @param {{ packages: Record<string, LockedPackage> }} record
 */
export function isInstalled(lock, record) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) {
      return true;
    }
    const found = record.packages[path];
    if (found === undefined) {
      return wanted.optional === true || wanted.devOptional === true;
    }
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** @returns {Promise<void>} */
function runNpmCi() {
  return new Promise((resolve, reject) => {
    const npm = endWithUs(
      spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        cwd: ROOT,
        env: { ...process.env, PATH: pathWithoutProject() },
        stdio: ['ignore', 'inherit', 'pipe'],
      }),
    );
    let complaints = '';
    npm.stderr.on('data', (chunk) => {
      complaints += chunk;
      process.stderr.write(chunk);
    });
    npm.on('error', () =>
      reject(
        new Refusal('npm was not found: install Node.js with npm from https://nodejs.org, then try again.'),
      ),
    );
    npm.on('close', (code) => (code === 0 ? resolve() : reject(new Refusal(explainNpmFailure(complaints)))));
  });
}

/**
 * What to do about a failed `npm ci`.
 * @param {string} complaints what npm wrote to its error output
 */
export function explainNpmFailure(complaints) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(complaints)) {
    return 'The package registry cannot be reached. Check the network (behind a proxy: npm config set proxy http://...), then try again.';
  }
  if (/ENOSPC/.test(complaints)) {
    return 'The disk is full: the packages need about 700 MB. Free some space, then try again.';
  }
  if (/EACCES|EPERM/.test(complaints)) {
    return `npm may not write to ${join(ROOT, 'node_modules')}: make the folder yours (chown) or delete it, then try again.`;
  }
  if (/can only install packages when your package\.json/.test(complaints)) {
    return 'package.json and package-lock.json do not agree: run "npm install", then "node scripts/complete-lock.mjs", and commit the lock file.';
  }
  return 'Installing the packages failed; npm says why above. When unsure: delete node_modules and try again.';
}
