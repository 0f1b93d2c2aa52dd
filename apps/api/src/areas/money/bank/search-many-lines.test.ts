import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import { LINE_PAGE_ROWS } from '@portal/domain/money/bank/lines/line-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLines } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { linesOf } from '../../../testing/unapplied.ts';
import { countOpenLines, listOpenLines, readOpenLines } from './lines/read-open-lines.ts';
import { showOpenLines } from './matching/show-open-lines.ts';

/** More than a search opens at once. */
const LINES = 2_101;

let portal: TestPortal;
/** Their places among all lines, earliest first. */
let places: bigint[] = [];
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  if (places.length === 0) {
    places = await addWires();
  }
});
afterAll(() => portal.close());

/** Lines numbered from 1, each of one cent; the first COUNT_MAX of them contain the search text. */
async function addWires(): Promise<bigint[]> {
  const [first = ''] = await linesOf(portal, ['WIRE 1 COUNTED', 1]);
  await addLines(
    portal.deps,
    first,
    LINES - 1,
    (place) => `WIRE ${place + 1}${place < COUNT_MAX ? ' COUNTED' : ''}`,
  );
  const rows = await portal.db.selectFrom('bank_lines').select('seq').orderBy('seq').execute();
  return rows.map(({ seq }) => seq);
}

const PAGE = LINE_PAGE_ROWS + 1;
/** What is found after the line of this number, and how many times lines were read for it. */
async function read(search: string, afterNumber = 0) {
  let statements = 0;
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const after = places[afterNumber - 1] ?? 0n;
  const { found, count } = await readOpenLines({ ...portal.deps, db }, { search, after, limit: PAGE });
  return { found: found.map(numberOf), count, statements };
}
const numberOf = ({ description }: { description: string }) => Number(description.split(' ')[1]);
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_each, place) => from + place);

describe('a search among more lines than are opened at once', () => {
  it('reads them once for a page and the count where all results are counted', async () => {
    const counted = { value: COUNT_MAX, isCapped: false };
    expect(await read('counted')).toEqual({ found: numbers(1, PAGE), count: counted, statements: 2 });
    expect(await read('counted', COUNT_MAX - 3)).toMatchObject({ found: numbers(998, 3), count: counted });
    expect(await read('counted', COUNT_MAX)).toEqual({ found: [], count: counted, statements: 2 });
  });

  it('finds lines behind the first batch', async () => {
    const count = { value: 1, isCapped: false };
    expect(await read('wire 2050')).toEqual({ found: [2_050], count, statements: 2 });
    expect(await read('wire 2050', 2_050)).toMatchObject({ found: [], count });
  });

  it('says when there are more than are counted, and reads again only for a page behind them', async () => {
    const count = { value: COUNT_MAX, isCapped: true };
    expect(await read('wire')).toEqual({ found: numbers(1, PAGE), count, statements: 1 });
    const lastWhole = COUNT_MAX + 1 - PAGE;
    const found = numbers(lastWhole + 1, PAGE);
    expect(await read('wire', lastWhole)).toEqual({ found, count, statements: 1 });
    expect(await read('wire', lastWhole + 1)).toEqual({
      found: numbers(lastWhole + 2, PAGE),
      count,
      statements: 2,
    });
    expect(await read('wire', LINES - 2)).toMatchObject({ found: [LINES - 1, LINES], count });
  });
});

describe('a list of lines', () => {
  it('is a search where a text is given, up to the limit', async () => {
    const asked = { after: places[9] ?? 0n, limit: 3 };
    expect((await listOpenLines(portal.deps, asked)).map(numberOf)).toEqual([11, 12, 13]);
    expect((await listOpenLines(portal.deps, { ...asked, search: '00 counted' })).map(numberOf)).toEqual([
      100, 200, 300,
    ]);
  });

  it.each([
    ['all', {}, LINES],
    ['those that are sought', { search: 'counted' }, COUNT_MAX],
  ])('counts %s up to a limit', async (_row, filter, lines) => {
    const count = (max: number) => countOpenLines(portal.deps, filter, max);
    expect(await count(lines + 1)).toEqual({ value: lines, isCapped: false });
    expect(await count(lines)).toEqual({ value: lines, isCapped: false });
    expect(await count(lines - 1)).toEqual({ value: lines - 1, isCapped: true });
  });

  it('is counted as the page says', async () => {
    const { count } = await showOpenLines(portal.deps, {});
    expect(count).toEqual({ value: COUNT_MAX, isCapped: true });
  });
});
