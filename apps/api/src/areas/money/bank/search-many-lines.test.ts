import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import { LINE_PAGE_ROWS, LINES_SEARCHED_MAX } from '@portal/domain/money/bank/lines/line-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLines } from '../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { LINE_DAY, linesOf } from '../../../testing/unapplied.ts';
import { countOpenLines, listOpenLines } from './lines/read-open-lines.ts';
import { readPageOfLines } from './lines/read-page-of-lines.ts';
import { showOpenLines } from './matching/show-open-lines.ts';

/** More than a search opens at a time. */
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

const PAGE = LINE_PAGE_ROWS;
const numberOf = ({ description }: { description: string }) => Number(description.split(' ')[1]);
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_each, place) => from + place);
/** The place behind the line of this number, where the text of lines is gone through. */
const behind = (number: number) => `t${places[number - 1]}`;

/** A page of what is found, and how many times lines were read for it. */
async function read(search: string, after = '0') {
  let statements = 0;
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const { found, ...page } = await readPageOfLines({ ...portal.deps, db }, { search, after, limit: PAGE });
  return { found: found.map(numberOf), ...page, statements };
}

describe('a search among more lines than are opened at a time', () => {
  it('opens so many of them, once, and says that there are more', async () => {
    expect(await read('wire 2050')).toEqual({
      found: [],
      count: { value: 0, isCapped: true },
      searched: LINES_SEARCHED_MAX,
      next: behind(LINES_SEARCHED_MAX),
      statements: 1,
    });
    expect(await read('wire 2050', behind(LINES_SEARCHED_MAX))).toEqual({
      found: [2_050],
      count: { value: 1, isCapped: false },
      searched: null,
      next: null,
      statements: 1,
    });
  });

  it('goes from page to page over all that it finds, each once', async () => {
    const found: number[] = [];
    let pages = 0;
    for (let next: string | null = '0'; next !== null; pages += 1) {
      const page = await read('counted', next);
      found.push(...page.found);
      next = page.next;
    }
    expect(found).toEqual(numbers(1, COUNT_MAX));
    expect(pages).toBe(COUNT_MAX / PAGE);
  });

  it('finds an amount or a day before it opens any, from page to page, and then the text of the others', async () => {
    const cent = await read('0.01');
    expect(cent.found).toEqual(numbers(2, PAGE));
    expect(cent).toMatchObject({ searched: null, next: String(places[PAGE]), statements: 2 });
    expect((await read('0.01', cent.next ?? '')).found).toEqual(numbers(PAGE + 2, PAGE));
    expect(await read(LINE_DAY)).toMatchObject({ count: { value: COUNT_MAX, isCapped: true } });
    // The first line is of a dollar; another has the text.
    expect(await read('1.00')).toMatchObject({ found: [1], searched: LINES_SEARCHED_MAX });
    const lines = portal.db
      .selectFrom('bank_lines')
      .select('id')
      .where('seq', '=', places[2_060] ?? 0n);
    const { id } = await lines.executeTakeFirstOrThrow();
    expect((await read(`bank line ${id}`)).found).toEqual([2_061]);
  });

  it('has what is found by amount or by text once, where pages end between the two', async () => {
    const found: number[] = [];
    const page = (after: string) =>
      readPageOfLines(portal.deps, { search: '1.00', after, limit: 1 }).then((each) => {
        found.push(...each.found.map(numberOf));
        return each.next;
      });
    for (let next: string | null = '0'; next !== null; ) {
      next = await page(next);
    }
    expect(found).toEqual([1]);
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
