import { globSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { queriesOutOfStores } from './queries-out-of-stores.mjs';
import rooms from './server-rooms.cjs';

/** Where a statement names a table: `selectFrom('trades as t')`, `join trades`, `update trades`. */
const NAMED = [
  /(?:From|Into|Join|Table|using)\(\s*\[?'([a-z_]+)/g,
  /\b(?:from|join|into|update)\s+([a-z_]+)/g,
];
/** A table as an area declares it: `  trades: {`, or `  om_acceptances: AcceptanceEvidence & {`. */
const DECLARED = /^ {2}([a-z_]+): /gm;

/**
 * A store's SQL touches tables of its own area and of those before it in the floor plan; what is after it may not be there.
 * @param {string} source the folder that holds the floors
 * @returns {string[]} one line for each table that a store reaches up to
 */
export function tablesOutOfReach(source) {
  const owners = tableOwners(source);
  return globSync(`${source}/**/*.{store,sql}.ts`).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const own = areaOf(source, file);
    const tables = new Set(NAMED.flatMap((form) => [...text.matchAll(form)].map(([, table = '']) => table)));
    return [...tables].flatMap((table) => {
      const owner = owners.get(table);
      return owner !== undefined && placeOf(owner) > placeOf(own)
        ? [`${relative(source, file)} reads ${table}, which is of ${owner}, above ${own}`]
        : [];
    });
  });
}

/** @param {string} source */
function tableOwners(source) {
  return new Map(
    globSync(`${source}/**/*-tables.ts`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(
        ([, table = '']) => /** @type {const} */ ([table, areaOf(source, file)]),
      ),
    ),
  );
}

/** `areas/people/accounts` for every folder in it, `platform/audit` elsewhere. @param {string} source @param {string} file */
function areaOf(source, file) {
  const path = relative(source, dirname(file)).split('/');
  return path.slice(0, path[0] === 'areas' ? 3 : 2).join('/');
}

/** @param {string} area */
function placeOf(area) {
  return Math.max(
    ...rooms.SERVER_ROOMS.map((room, place) =>
      room === area || room.startsWith(`${area}/`) ? place : Number.NEGATIVE_INFINITY,
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = [...tablesOutOfReach('apps/api/src'), ...queriesOutOfStores('apps/api/src')];
  console.log(
    found.length === 0
      ? 'Only stores build queries, each of tables of its own area and those before it.'
      : found.join('\n'),
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
