import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../../scripts/tooling/project.mjs';
import { USE_CASES } from './use-cases.mjs';

/**
 * A part of a package that is mutated by itself: the files that decide, and the tests that are to notice.
 * @typedef {{ name: string, mutate: string[], tests: string[] }} Room
 */

/** The packages that are mutated, from the root of the project. */
export const DOMAIN = join('packages', 'domain');
export const API = join('apps', 'api');

/** What goes over the API is described, not decided; the tests that hold every answer against it are the API's. */
const NO_RULES = [
  '!src/**/*.test.ts',
  '!src/**/*.wire.ts',
  '!src/**/testing/**',
  '!src/client/kyc/answers/field-note.ts',
];

/** The folders of rules, of whichever group; the tests beside a rule are to notice. @returns {Room[]} */
function roomsOfDomain() {
  const names = globSync('src/*/*/**/*.test.ts', { cwd: join(ROOT, DOMAIN) }).flatMap(
    (test) => test.split(sep)[2] ?? [],
  );
  return [...new Set(names)].sort().map((name) => ({
    name,
    mutate: [`src/*/${name}/**/*.ts`, ...NO_RULES],
    tests: [`src/*/${name}/**/*.test.ts`],
  }));
}

/**
 * All that is mutated, by package.
 * @returns {{ package: string, room: Room }[]}
 */
export function mutatedRooms() {
  return [
    ...roomsOfDomain().map((room) => ({ package: DOMAIN, room })),
    ...USE_CASES.map((room) => ({ package: API, room })),
  ];
}

/**
 * Where a room's results are kept, without an ending.
 * @param {{ package: string, room: Room }} mutated
 */
export function resultsOf({ package: of, room }) {
  return join(ROOT, '.cache', 'mutation', `${of.replaceAll('/', '-')}-${room.name}`);
}

/** The room that this process works for, as `npm run mutate` says in its environment. */
export function presentRoom() {
  const { MUTATED_PACKAGE, MUTATED_ROOM } = process.env;
  const found = mutatedRooms().find(
    ({ package: of, room }) => of === MUTATED_PACKAGE && room.name === MUTATED_ROOM,
  );
  if (found === undefined) {
    throw new Error(`There is no room ${MUTATED_ROOM} in ${MUTATED_PACKAGE}: npm run mutate says which.`);
  }
  return found;
}
