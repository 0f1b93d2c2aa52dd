import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../tooling/project.mjs';

const SOURCES = join('apps', 'api', 'src');

/** What opens a database; a test that reaches neither, however far, gives the same result on every engine. */
const OPENERS = [
  join(SOURCES, 'testing', 'open-test-database.ts'),
  join(SOURCES, 'testing', 'new-postgres-database.ts'),
  join(SOURCES, 'platform', 'db', 'open-embedded-database.ts'),
];

/**
 * The embedded database runs what depends on an engine: how it is opened, locked and migrated, its transactions, the queue,
 * the audit chain, a copy of it and what its files hold; money in every order of its events, the last units of a deal, reminders
 * that leave once, four eyes and the versions of deals, and orders of the demonstration from the first step to the last.
 * Some browser tests run on it, too, crashes among them. Everything else gives the same result on either, so it runs on PostgreSQL.
 */
const ON_THE_EMBEDDED_ENGINE = [
  /\/platform\/db\//,
  /\/platform\/jobs\//,
  /\/platform\/backup\/backup\.test\.ts$/,
  /\/platform\/audit\/(audit|chain-audit|check-audit)\.test\.ts$/,
  /\/platform\/http\/idempotency\.test\.ts$/,
  /\/main\/secrecy\.test\.ts$/,
  /\/areas\/money\/payments\/money-in-any-order\.test\.ts$/,
  /\/areas\/order\/trades\/(last-units|remind-of-reservations)\.test\.ts$/,
  /\/areas\/firm\/proposals\/four-eyes\.test\.ts$/,
  /\/areas\/offering\/deals\/(deals-as-published|authoring\/office-deals)\.test\.ts$/,
  /\/demo\/load-demo-data\.test\.ts$/,
];

/** Says that a file is about the embedded database itself; it runs nowhere else. */
const MARK = '[embedded]';

/**
 * The API tests by the engine that they need.
 * @returns {{ withDatabase: string[], withoutDatabase: string[], embedded: string[] }} paths from the root of the project
 */
export function apiTests() {
  const tests = globSync(`${SOURCES}/**/*.test.ts`, { cwd: ROOT }).sort();
  const withDatabase = tests.filter((test) => reaches(test, OPENERS));
  return {
    withDatabase: withDatabase.filter((test) => !read(test).includes(MARK)),
    withoutDatabase: tests.filter((test) => !withDatabase.includes(test)),
    embedded: withDatabase.filter(
      (test) => ON_THE_EMBEDDED_ENGINE.some((place) => place.test(test)) || read(test).includes(MARK),
    ),
  };
}

/**
 * @param {string} from
 * @param {string[]} targets
 */
function reaches(from, targets) {
  const seen = new Set([from]);
  for (const file of seen) {
    if (targets.includes(file)) {
      return true;
    }
    for (const imported of importsOf(file)) {
      seen.add(imported);
    }
  }
  return false;
}

/** @type {Map<string, string[]>} */
const knownImports = new Map();

/**
 * The files of the project that a source imports.
 * @param {string} file
 */
function importsOf(file) {
  const known = knownImports.get(file);
  if (known !== undefined) {
    return known;
  }
  const imported = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => existsSync(join(ROOT, path)));
  knownImports.set(file, imported);
  return imported;
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(ROOT, file), 'utf8');
}
