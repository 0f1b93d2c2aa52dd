import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPrint, listSources, quickPrint } from './fingerprint.mjs';
import { projectEnvironment, ROOT } from './project.mjs';
import { Refusal, step } from './say.mjs';

const DIST = join(ROOT, 'apps', 'investor', 'dist');
const STAMP = join(DIST, '.build-stamp.json');
const SOURCES = [
  'apps/investor',
  'brand/northline',
  'packages',
  'tsconfig.base.json',
  'package-lock.json',
].map((path) => join(ROOT, path));

/**
 * Builds the investor application when its sources are newer than its last build; a few milliseconds when they are not.
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
    await step('Building the investor application', build);
  }
  writeFileSync(STAMP, JSON.stringify({ quick, content }));
}

/** @returns {{ quick: string, content: string } | undefined} */
function readStamp() {
  return existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : undefined;
}

/** @returns {Promise<void>} */
function build() {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['run', '--silent', 'build', '-w', '@portal/investor'], {
      cwd: ROOT,
      env: projectEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    npm.stdout.on('data', (chunk) => (output += chunk));
    npm.stderr.on('data', (chunk) => (output += chunk));
    npm.on('error', reject);
    npm.on('close', (code) => {
      if (code === 0 && existsSync(DIST)) {
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
