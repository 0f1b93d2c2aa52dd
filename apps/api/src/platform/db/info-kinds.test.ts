import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

const LIMIT_MS = 120_000;
const AT = '2026-11-18T15:00:00Z';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, LIMIT_MS);
afterAll(() => database.close());

/** Tables as a dealer typed them before rows had kinds, each with the kinds that its rows have afterwards. */
const TABLES: Record<string, [value: string, kind: string][]> = {
  apartments: [
    ['6-8%', 'targetReturn'],
    ['Part or all of the capital is lost', 'other'],
    ['5-7 Years', 'term'],
    ['5000', 'other'],
    ['61%', 'other'],
    ['10 years', 'other'],
  ],
  words: [
    ['5% of rents', 'other'],
    ['8.5 % to 10 %', 'targetReturn'],
    ['5 years, with two extensions of 1 year', 'other'],
    ['18 months', 'other'],
    ['3 Years – 5 Years', 'term'],
    ['3 – 5 Years', 'other'],
  ],
  lone: [['2026', 'other']],
  empty: [],
};

it(
  'rows that were stored without a kind get the one that their card read from them',
  async () => {
    await migrate(database.db, '0023-money-journal');
    for (const [slug, rows] of Object.entries(TABLES)) {
      const infoTable = rows.map(([value]) => ({
        label: { en: 'A', fr: 'B' },
        value: { en: value, fr: 'x' },
      }));
      await database.pool.query(
        `insert into deals (id, slug, type, province, is_live, unit_price_cents, minimum_units, maximum_units, units_total,
        units_taken, opens_at, closes_at, content, created_at, updated_at)
      values ($1, $1, 'land', 'CAN-ON', true, 100, 1, 2, 3, 0, $2, $2, $3, $2, $2)`,
        [slug, AT, JSON.stringify({ name: { en: slug, fr: slug }, infoTable })],
      );
    }
    await migrate(database.db);
    const { rows } = await database.pool.query('select slug, content from deals order by slug');
    const kinds = Object.fromEntries(
      rows.map(({ slug, content }) => [
        slug,
        content.infoTable.map((row: { value: { en: string }; kind: string }) => [row.value.en, row.kind]),
      ]),
    );
    expect(kinds).toEqual(TABLES);
    expect(rows[0].content.infoTable[0]).toEqual({
      label: { en: 'A', fr: 'B' },
      value: { en: '6-8%', fr: 'x' },
      kind: 'targetReturn',
    });
  },
  LIMIT_MS,
);
