import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPrint, listSources, quickPrint } from './fingerprint.mjs';
import { projectEnvironment, ROOT } from './project.mjs';
import { Refusal, step } from './say.mjs';

/** What is built, in this order: the office looks into what was built for the investors. */
const APPLICATIONS = ['investor', 'office'];
const DISTS = APPLICATIONS.map((name) => join(ROOT, 'apps', name, 'dist'));
const STAMP = join(ROOT, 'apps', 'office', 'dist', '.build-stamp.json');
const SOURCES = [
  'apps/investor',
  'apps/office',
  'brand/northline',
  'packages',
  'tsconfig.base.json',
  'package-lock.json',
].map((path) => join(ROOT, path));

/**
 * Builds the applications of investors and of the dealer's office when sources are newer than the last build; a few
 * milliseconds when they are not.
 * @param {{ anew?: boolean }} [options] `anew` builds in any case
 */
export async function ensureBuilt({ anew = false } = {}) {
  const files = listSources(SOURCES);
  const quick = quickPrint(ROOT, files);
  const stamp = readStamp();
  if (!anew && stamp?.quick === quick) {
    return;
  }
  const content = contentPrint(ROOT, files);
  if (anew || stamp?.content !== content) {
    await step('Building the applications', async () => {
      for (const name of APPLICATIONS) {
        await build(name);
      }
    });
  }
  writeFileSync(STAMP, JSON.stringify({ quick, content }));
}

/** @returns {{ quick: string, content: string } | undefined} */
function readStamp() {
  return [STAMP, ...DISTS].every((path) => existsSync(path))
    ? JSON.parse(readFileSync(STAMP, 'utf8'))
    : undefined;
}

/**
 * @param {string} name
 * @returns {Promise<void>}
 */
function build(name) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['run', '--silent', 'build', '-w', `@portal/${name}`], {
      cwd: ROOT,
      env: projectEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    npm.stderr.on('data', (chunk) => (output += chunk));
    npm.on('error', reject);
    npm.on('close', (code) => {
      if (code === 0 && existsSync(join(ROOT, 'apps', name, 'dist'))) {
        resolve();
      } else {
        reject(
          new Refusal(
            `${output.trimEnd()}\n\nThe build failed; the reason is above. After a repair: try again.`,
          ),
        );
      }
    });
  });
}
