import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';

const AMOUNTS = 10_000;
const CENTS_MAX = 2n ** 40n;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Column = { name: string; type: string };

const columns = async (): Promise<Column[]> => {
  const { rows } = await sql<Column>`
    select table_name || '.' || column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public'`.execute(portal.db);
  return rows;
};

describe('money in the database', () => {
  it('has no column that rounds', async () => {
    const rounding = (await columns()).filter(({ type }) => /real|double|numeric|money/.test(type));
    expect(rounding).toEqual([]);
  });

  it('is whole cents in bigint', async () => {
    const cents = (await columns()).filter(({ name }) => name.endsWith('_cents'));
    expect(cents.length).toBeGreaterThan(4);
    expect(cents.filter(({ type }) => type !== 'bigint')).toEqual([]);
  });

  it('sums 10,000 random amounts to the exact total', async () => {
    const amount = fc.bigInt({ min: -CENTS_MAX, max: CENTS_MAX });
    const [amounts = []] = fc.sample(
      fc.array(amount, { minLength: AMOUNTS, maxLength: AMOUNTS, size: 'max' }),
      1,
    );
    const total = amounts.reduce((sum, cents) => sum + cents, 0n);
    const { rows } = await sql<{ total: bigint }>`
      select sum(cents)::bigint as total from unnest(${amounts.map(String)}::bigint[]) as cents`.execute(
      portal.db,
    );
    expect(amounts).toHaveLength(AMOUNTS);
    expect(rows[0]?.total).toBe(total);
  });
});
