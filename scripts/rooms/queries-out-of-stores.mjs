import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const QUERY = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;
/** Where queries belong, and tests, which may look. */
const AT_HOME = /\.(?:store|sql|test)\.ts$|^(?:platform\/db|testing)\/|\/testing\//;

/**
 * A query that is built from a connection needs no import, so the import rules do not see it.
 * @param {string} source the folder that holds the floors
 * @returns {string[]} one line for each file that builds a query and is no store
 */
export function queriesOutOfStores(source) {
  return globSync(`${source}/**/*.ts`)
    .map((file) => relative(source, file))
    .filter((file) => !AT_HOME.test(file) && QUERY.test(readFileSync(`${source}/${file}`, 'utf8')))
    .map((file) => `${file} builds a query; only *.store.ts and *.sql.ts do`);
}
