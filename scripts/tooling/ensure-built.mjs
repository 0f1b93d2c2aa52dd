import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace, distOf } from './build-workspace.mjs';
import { contentPrint, listSources, quickPrint } from './fingerprint.mjs';
import { ROOT } from './project.mjs';
import { step } from './say.mjs';

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
        await buildWorkspace(name);
      }
    });
  }
  // Whole at once: another process may read it now.
  writeFileSync(`${stampFile}.${process.pid}`, JSON.stringify({ quick, content }));
  renameSync(`${stampFile}.${process.pid}`, stampFile);
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
