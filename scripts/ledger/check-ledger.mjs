const PLACES = {
  investor: 'apps/investor/src',
  api: 'apps/api/src',
  domain: 'packages/domain/src',
  web: 'packages/web/src',
  e2e: 'e2e/tests',
};
const ROW = /^\| \d/;
const CELL = / (?<!\\)\| /;
const TEST = /\.(test|spec)\.tsx?$/;

/**
 * A path of the ledger from the root of the project.
 * @param {string} path as the ledger writes it
 */
function wholePath(path) {
  const [place = '', ...rest] = path.split('/');
  const known = Object.entries(PLACES).find(([name]) => name === place);
  return known === undefined ? path : [known[1], ...rest].join('/');
}

/** @param {string} cell */
function pathsIn(cell) {
  return [...cell.matchAll(/`([\w-]+\/[^`{}:]+)`/g)].map(([, path = '']) => path);
}

/**
 * What is wrong with the ledger of the specification, each as a sentence; empty where every row says where its statement lives
 * and what holds it, and all of that is there.
 * @param {string} ledger
 * @param {{ isThere: (path: string) => boolean, decisions: readonly string[] }} project paths are from its root; decisions by their numbers
 * @returns {string[]}
 */
export function problemsOfLedger(ledger, { isThere, decisions }) {
  const rows = ledger.split('\n').filter((line) => ROW.test(line));
  const numbers = rows.map((row) => row.split(CELL)[0]?.slice(2).trim() ?? '');
  const repeated = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  return [
    ...repeated.map((number) => `${number}: twice`),
    ...rows.flatMap((row) => problemsOfRow(row, { isThere, decisions })),
  ];
}

/**
 * @param {string} row
 * @param {Parameters<typeof problemsOfLedger>[1]} project
 */
function problemsOfRow(row, { isThere, decisions }) {
  const [number = '', statement = '', state = '', where = '', proof = ''] = row
    .replace(/^\| /, '')
    .replace(/ \|$/, '')
    .split(CELL)
    .map((cell) => cell.trim());
  const named = [...proof.matchAll(/decision (\d{4})/g)].map(([, decision = '']) => decision);
  const tests = pathsIn(proof).filter((path) => TEST.test(path));
  return [
    ...(statement === '' ? ['says nothing'] : []),
    ...(['works', 'explained', 'open'].includes(state) ? [] : [`is in no state: ${state}`]),
    ...(pathsIn(where).length === 0 ? ['lives nowhere'] : []),
    ...(state === 'works' && tests.length === 0 ? ['has no test'] : []),
    ...(state === 'explained' && named.length === 0 ? ['has no decision'] : []),
    ...[...pathsIn(where), ...pathsIn(proof)]
      .filter((path) => !isThere(wholePath(path)))
      .map((path) => `${path} is not there`),
    ...named.filter((decision) => !decisions.includes(decision)).map((decision) => `no decision ${decision}`),
  ].map((problem) => `${number}: ${problem}`);
}
