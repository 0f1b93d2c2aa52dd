import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPrint, listSources, quickPrint } from './fingerprint.mjs';
import { projectEnvironment, ROOT } from './project.mjs';
import { Refusal, step } from './say.mjs';

/** @typedef {{ title: string, names: string[], sources: string[] }} Build */

/** In this order: the office looks into what was built for the investors. */
const APPLICATIONS = {
  title: 'Building the applications',
  names: ['investor', 'office'],
  sources: [
    'apps/investor',
    'apps/office',
    'brand/northline',
    'packages',
    'tsconfig.base.json',
    'package-lock.json',
  ],
};

const SERVER = {
  title: 'Building the server',
  names: ['api'],
  sources: ['apps/api', 'packages/domain', 'packages/messages', 'package-lock.json'],
};

/**
 * Builds the applications of investors and of the dealer's office, and the server, each when its sources are newer than its last
 * build; a few milliseconds when they are not.
 * @param {{ anew?: boolean }} [options] `anew` builds in any case
 */
export async function ensureBuilt({ anew = false } = {}) {
  await ensure(APPLICATIONS, anew);
  await ensure(SERVER, anew);
}

/** The same for the server alone. */
export async function ensureServerBuilt() {
  await ensure(SERVER, false);
}

/**
 * @param {Build} build
 * @param {boolean} anew
 */
async function ensure({ title, names, sources }, anew) {
  const dists = names.map(distOf);
  const stampFile = join(distOf(names.at(-1) ?? ''), '.build-stamp.json');
  const files = listSources(sources.map((path) => join(ROOT, path)));
  const quick = quickPrint(ROOT, files);
  const stamp = readStamp(stampFile, dists);
  if (!anew && stamp?.quick === quick) {
    return;
  }
  const content = contentPrint(ROOT, files);
  if (anew || stamp?.content !== content) {
    await step(title, async () => {
      // One that is stopped half-way has no stamp, and is done again.
      rmSync(stampFile, { force: true });
      for (const name of names) {
        await runBuild(name);
      }
    });
  }
  writeFileSync(stampFile, JSON.stringify({ quick, content }));
}

/** @param {string} name */
function distOf(name) {
  return join(ROOT, 'apps', name, 'dist');
}

/**
 * @param {string} file
 * @param {string[]} dists
 * @returns {{ quick: string, content: string } | undefined}
 */
function readStamp(file, dists) {
  return [file, ...dists].every((path) => existsSync(path))
    ? JSON.parse(readFileSync(file, 'utf8'))
    : undefined;
}

/**
 * @param {string} name
 * @returns {Promise<void>}
 */
function runBuild(name) {
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
      if (code === 0 && existsSync(distOf(name))) {
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
