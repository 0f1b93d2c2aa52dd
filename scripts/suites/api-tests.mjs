import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from '../tooling/project.mjs';
import { isWide } from './test-sizes.mjs';

const SOURCES = join('apps', 'api', 'src');

/** What opens a database. A test that imports neither, directly or not, gives the same result on every engine. */
const OPENERS = [
  join(SOURCES, 'testing', 'open-test-database.ts'),
  join(SOURCES, 'testing', 'new-postgres-database.ts'),
  join(SOURCES, 'platform', 'db', 'open-embedded-database.ts'),
];

/**
 * What `npm test` runs on the embedded database: opening it, its transactions and the last units of a deal. A browser test places a
 * whole order on it.
 */
const NARROW_ON_EMBEDDED = [/\/platform\/db\/(embedded-database|transact)\./, /\/last-units\./];

/**
 * Whatever else depends on the engine, so that the wide run repeats it on the embedded database: locking and migrating it, the queue,
 * the audit chain, copies of it and what its files hold; money in every order of events, reminders sent once, four eyes, versions of
 * deals, and demonstration orders from the first step to the last. The rest gives the same result on either and runs on PostgreSQL.
 */
const WIDE_ON_EMBEDDED = [
  /\/platform\/db\//,
  /\/platform\/jobs\//,
  /\/platform\/backup\/backup\./,
  /\/platform\/audit\/(audit|chain-audit|check-audit)\./,
  /\/platform\/http\/idempotency\./,
  /\/main\/secrecy\./,
  /\/(money-in-any-order|remind-of-reservations|four-eyes|deals-as-published|office-deals|load-demo-data|limits-at-once)\.(wide\.)?test\.ts$/,
];

/** Says that a file is about the embedded database itself; it runs nowhere else. */
const MARK = '[embedded]';

/**
 * The API tests of a size by the engine that they need. A file that is not wide runs in `npm test`, but on the embedded database only
 * where that is named above.
 * @param {import('./test-sizes.mjs').Size} size
 * @param {string[]} [changed] folders whose wide tests `npm test` runs as well
 * @returns {{ onPostgres: string[], withoutDatabase: string[], embedded: string[] }} paths from the root of the project
 */
export function apiTests(size, changed = []) {
  const all = globSync(`${SOURCES}/**/*.test.ts`, { cwd: ROOT }).sort();
  const withDatabase = all.filter((test) => reaches(test, OPENERS));
  const isOnlyEmbedded = (/** @type {string} */ test) => read(test).includes(MARK);
  const isChanged = (/** @type {string} */ test) => changed.some((place) => test.startsWith(place));
  const isOfSize = (/** @type {string} */ test) => isWide(test) === (size === 'wide') || isChanged(test);
  const isNarrowOnEmbedded = (/** @type {string} */ test) =>
    !isWide(test) && (isOnlyEmbedded(test) || isAt(test, NARROW_ON_EMBEDDED));
  const onEmbedded = withDatabase.filter(
    (test) => isNarrowOnEmbedded(test) || isOnlyEmbedded(test) || isAt(test, WIDE_ON_EMBEDDED),
  );
  return {
    onPostgres: withDatabase.filter((test) => !isOnlyEmbedded(test) && isOfSize(test)),
    withoutDatabase: all.filter((test) => !withDatabase.includes(test) && isOfSize(test)),
    embedded: onEmbedded.filter(
      (test) => isNarrowOnEmbedded(test) === (size === 'narrow') || isChanged(test),
    ),
  };
}

/**
 * @param {string} test
 * @param {RegExp[]} places
 */
function isAt(test, places) {
  return places.some((place) => place.test(test));
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
