import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../tooling/project.mjs';

/**
 * A part of a package that is mutated by itself: the files that decide, and the tests that are to notice.
 * @typedef {{ name: string, mutate: string[], tests: string[] }} Room
 */

/** The packages that are mutated, from the root of the project. */
export const DOMAIN = join('packages', 'domain');
export const API = join('apps', 'api');

/** What goes over the API is described here, not decided; the tests that hold every answer against it are the API's. */
const WITHOUT_RULES = ['wire'];

/** What a use case relies on: SQL, tables, addresses, mails, lists of jobs and what seals rows of older versions. */
const NOT_DECIDED = [
  '!src/**/*.test.ts',
  '!src/**/testing/**',
  '!src/**/*.{store,sql,routes}.ts',
  '!src/**/*-{tables,columns,mails,jobs,command}.ts',
  '!src/**/sealed-*.ts',
  '!src/**/clear-{holders,orders,profiles}.ts',
];

/**
 * The use cases of an area with the tests that lie beside them.
 * @param {string} area
 * @returns {Room}
 */
const useCasesOf = (area) => ({
  name: area,
  mutate: [`src/areas/${area}/**/*.ts`, ...NOT_DECIDED],
  tests: [`src/areas/${area}/**/*.test.ts`],
});

/**
 * The same without a test that does what the others do in every order or with a crowd: it takes as long as all of them.
 * @param {string} area
 * @param {string} test
 * @returns {Room}
 */
const useCasesWithout = (area, test) => ({
  ...useCasesOf(area),
  tests: [`src/areas/${area}/**/!(${test}).test.ts`],
});

/** Whose order, paper, file, profile and session it is. @type {Room} */
const OWNERSHIP = {
  name: 'ownership',
  mutate: [
    'src/areas/order-views/show-trade.ts',
    'src/areas/memorandum/{accept,require}-memorandum.ts',
    'src/areas/dealer-form/link-to-dealer-form.ts',
    'src/areas/accounts/sessions/end-own-session.ts',
    'src/platform/files/{file-link,link-to-file,open-linked-file}.ts',
  ],
  tests: [
    'src/areas/{memorandum,dealer-form}/*.test.ts',
    'src/areas/trades/trades.test.ts',
    'src/areas/accounts/sessions/*.test.ts',
    'src/platform/files/{files,files-in-s3}.test.ts',
  ],
};

/** @type {Room[]} */
const USE_CASES = [
  useCasesWithout('payments', 'money-in-any-order'),
  useCasesWithout('trades', 'last-units'),
  useCasesOf('kyc'),
  OWNERSHIP,
];

/** The folders of rules; the tests beside a rule are to notice. @returns {Room[]} */
function roomsOfDomain() {
  const folders = globSync('src/*/*.test.ts', { cwd: join(ROOT, DOMAIN) }).map((test) =>
    dirname(test).slice('src/'.length),
  );
  return [...new Set(folders)]
    .filter((folder) => !WITHOUT_RULES.includes(folder))
    .sort()
    .map((folder) => ({
      name: folder,
      mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/testing/**'],
      tests: [`src/${folder}/**/*.test.ts`],
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
