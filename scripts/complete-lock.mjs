import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tooling/project.mjs';

/**
 * Completes package-lock.json after `npm install` against a registry that does not offer every platform's packages.
 * npm then leaves those packages out of the lock file, and `npm ci` refuses it everywhere. The entries written here carry
 * version and platform, as npm's own; only the checksum is left to whoever installs on that platform.
 */

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The entries that a lock file lacks for its optional dependencies.
 * @param {Record<string, LockedPackage>} packages
 * @returns {[path: string, entry: LockedPackage][]}
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([path, owner]) =>
    Object.entries(owner.optionalDependencies ?? {})
      .filter(
        ([name]) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
      )
      .map(
        ([name, range]) =>
          /** @type {[string, LockedPackage]} */ ([`node_modules/${name}`, entryFor(name, range, owner)]),
      ),
  );
}

/**
 * Platform packages say in their names what they are for: `binding-linux-arm64-musl`.
 * @param {string} name
 * @param {string} range
 * @param {LockedPackage} owner
 * @returns {LockedPackage}
 */
function entryFor(name, range, owner) {
  const words = name.split(/[-/]/);
  const system = SYSTEMS.find((candidate) => words.includes(candidate));
  const processor = PROCESSORS.find((candidate) => words.includes(candidate));
  const library = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(owner.dev === true ? { dev: true } : {}),
    optional: true,
    ...(system === undefined ? {} : { os: [system] }),
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(library === undefined ? {} : { libc: [library] }),
  };
}

function completeLock() {
  const path = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingEntries(lock.packages);
  if (missing.length > 0) {
    const all = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
    lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  }
  console.log(`${missing.length} platform packages added to package-lock.json`);
}

if (import.meta.url === `file://${process.argv[1]}`) {
  completeLock();
}
