import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findPostgres } from './find-postgres.mjs';
import { findChromium, findProgram } from './find-programs.mjs';
import { step } from './say.mjs';

/** Programs that tests need and that npm cannot install, with the package that brings each. */
export const SYSTEM_NEEDS = {
  postgres: {
    what: 'PostgreSQL 15 or newer (server programs)',
    isThere: () => findPostgres() !== undefined,
    debian: 'postgresql',
    mac: 'brew install postgresql@15',
    otherwise: 'or set POSTGRES_BIN to the folder that holds initdb and postgres',
  },
  chromium: {
    what: 'Chromium or Google Chrome',
    isThere: () => findChromium() !== undefined,
    debian: 'chromium-headless-shell',
    mac: 'brew install --cask google-chrome',
    otherwise: 'or set CHROMIUM_PATH to the program',
  },
  poppler: {
    what: 'pdftotext and pdfsig (poppler)',
    isThere: () => findProgram('pdftotext') !== undefined && findProgram('pdfsig') !== undefined,
    debian: 'poppler-utils',
    mac: 'brew install poppler',
    otherwise: 'or put both on the search path',
  },
  clamd: {
    what: 'clamd (ClamAV)',
    // Debian keeps it where only root looks.
    isThere: () => findProgram('clamd') !== undefined || existsSync('/usr/sbin/clamd'),
    debian: 'clamav-daemon',
    mac: 'brew install clamav',
    otherwise: 'or put it on the search path',
  },
  nginx: {
    what: 'nginx',
    isThere: () => findProgram('nginx') !== undefined || existsSync('/usr/sbin/nginx'),
    debian: 'nginx-light',
    mac: 'brew install nginx',
    otherwise: 'or put it on the search path',
  },
  pgbouncer: {
    what: 'PgBouncer',
    isThere: () => findProgram('pgbouncer') !== undefined || existsSync('/usr/sbin/pgbouncer'),
    debian: 'pgbouncer',
    mac: 'brew install pgbouncer',
    otherwise: 'or put it on the search path',
  },
};

/** @typedef {keyof typeof SYSTEM_NEEDS} SystemNeed */

/**
 * Installs what is missing where that is allowed (root on Debian or Ubuntu; with sudo only in CI).
 * @param {SystemNeed[]} needs
 * @returns {Promise<Map<SystemNeed, string>>} what is still missing, each with what to do about it
 */
export async function provideSystemPackages(needs) {
  const missing = needs.filter((need) => !SYSTEM_NEEDS[need].isThere());
  const installer = debianInstaller();
  if (missing.length > 0 && installer !== undefined) {
    const packages = missing.map((need) => SYSTEM_NEEDS[need].debian);
    await step(`Installing ${packages.join(', ')} with apt-get`, async () =>
      installDebian(installer, packages),
    );
  }
  return new Map(
    missing.filter((need) => !SYSTEM_NEEDS[need].isThere()).map((need) => [need, whatToDo(need)]),
  );
}

/** @returns {string[] | undefined} how apt-get is called here, or undefined where it is not ours to call */
function debianInstaller() {
  if (!existsSync('/etc/debian_version') || findProgram('apt-get') === undefined) {
    return undefined;
  }
  if (process.getuid?.() === 0) {
    return ['apt-get'];
  }
  return process.env.CI === 'true' && findProgram('sudo') !== undefined
    ? ['sudo', '-n', 'apt-get']
    : undefined;
}

/**
 * @param {string[]} installer
 * @param {string[]} packages
 */
function installDebian(installer, packages) {
  const [program = 'apt-get', ...first] = installer;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const run = spawnSync(program, [...first, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
    });
    if (run.status !== 0) {
      console.error(
        `${installer.join(' ')} ${args.join(' ')} failed:\n${run.stdout ?? ''}${run.stderr ?? ''}`,
      );
    }
  }
}

/** @param {SystemNeed} need */
function whatToDo(need) {
  const { what, debian, mac, otherwise } = SYSTEM_NEEDS[need];
  const command =
    process.platform === 'darwin' ? mac : `${sudo()}apt-get update && ${sudo()}apt-get install -y ${debian}`;
  return `${what} is missing. Install it: ${command}${needsOtherPackage(need)}; ${otherwise}.`;
}

const sudo = () => (process.getuid?.() === 0 ? '' : 'sudo ');

/**
 * Ubuntu calls a pointer to a snap `chromium`, and containers cannot run snaps.
 * @param {SystemNeed} need
 */
function needsOtherPackage(need) {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return need === 'chromium' && /^ID=ubuntu$/m.test(system)
    ? ' (on Ubuntu in a container: Google Chrome from https://www.google.com/chrome)'
    : '';
}
