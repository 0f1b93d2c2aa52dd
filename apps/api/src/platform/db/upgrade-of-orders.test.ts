import { TRADE_STATUS_NUMBERS, TRADE_STATUSES } from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow } from '../../testing/copy-row.ts';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import released from './migrations/released.json' with { type: 'json' };
import type { OpenDatabase } from './open-database.ts';
import { fillTables } from './testing/fill-tables.ts';

const LIMIT_MS = 120_000;
const OF_EACH = 10;
const ORDERS = OF_EACH * TRADE_STATUSES.length;
const FORMER = Object.keys(released['1.1.0']).map((part) => part.slice(0, part.indexOf('/')));
const [BASELINE = '', ...LATER] = Object.keys(MIGRATIONS);
const pick = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));

let database: OpenDatabase;
let before: Map<string, unknown>;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await migrate(database.db, pick([BASELINE]));
  await fillTables(database.db);
  await migrate(database.db, pick([BASELINE, ...LATER.filter((name) => FORMER.includes(name))]));
  await addOrders('o', ORDERS);
  before = await rowsOf('o');
  await migrate(database.db);
}, LIMIT_MS);
afterAll(() => database.close());

const STATUSES = TRADE_STATUSES.map((status) => TRADE_STATUS_NUMBERS[status]);
const statusOf = (place: RawBuilder<unknown>) =>
  sql`(array[${sql.join(STATUSES.map((number) => sql.lit(number)))}])[${place}::int % ${sql.lit(STATUSES.length)} + 1]`;

/** Orders in every state, each of somebody of its own, as a server of version 1.1.0 writes them. */
async function addOrders(mark: string, count: number): Promise<void> {
  const place = sql.ref('place');
  const status = statusOf(place);
  await copyRow(database.db, 'investors', 'x', count, {
    id: sql`${sql.lit(mark)} || 'p' || place`,
    email: sql`${sql.lit(mark)} || place || '@example.com'`,
    referred_by_id: sql`null`,
    province: sql`'CAN-ON'`,
  });
  await database.db.transaction().execute(async (trx) => {
    // Who approved them and what released their money is not what is looked at.
    await sql`alter table trades disable trigger orders_are_approved_by_two`.execute(trx);
    await sql`alter table trades disable trigger orders_are_settled_by_release`.execute(trx);
    await copyRow(trx, 'trades', 'x', count, {
      id: sql`${sql.lit(mark)} || place`,
      investor_id: sql`${sql.lit(mark)} || 'p' || place`,
      kyc_id: sql`null`,
      deal_version: sql`null`,
      status,
      holds_units: sql`${status} not in (8, 9)`,
      quantity: sql`place`,
      unit_price_cents: sql`100000`,
      total_cents: sql`100000 * place`,
      sealed_joint_investor: sql`null`,
    });
  });
}

async function rowsOf(mark: string): Promise<Map<string, unknown>> {
  const { rows } = await sql<{ id: string; row: unknown }>`
    select id, to_jsonb(trades) as row from trades where id like ${`${mark}%`}`.execute(database.db);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** How many purchases stand how, of the orders in each state. */
async function purchases(mark: string): Promise<unknown[]> {
  const { rows } = await sql<{ stands: string }>`
    select trades.status || ' ' || coalesce(purchase.state || ' ' || purchase.under || ' ' || purchase.assumed, 'none') || ' ' || count(*) as stands
    from trades left join exempt_purchases purchase on purchase.trade_id = trades.id and purchase.state <> 'cancelled'
    where trades.id like ${`${mark}%`}
    group by trades.status, purchase.state, purchase.under, purchase.assumed order by trades.status`.execute(
    database.db,
  );
  return rows.map(({ stands }) => stands);
}

const STANDS = [
  '0 reserved OM true',
  '1 reserved OM true',
  '2 reserved OM true',
  '3 reserved OM true',
  '4 reserved OM true',
  '5 distributed OM true',
  '8 none',
  '9 none',
].map((stands) => `${stands} ${OF_EACH}`);

describe('orders in every state of version 1.1.0', () => {
  it('keep their record as it was', async () => {
    expect(before.size).toBe(ORDERS);
    const after = await rowsOf('o');
    for (const [id, row] of before) {
      expect(after.get(id), id).toMatchObject(Object(row));
    }
  });

  it('count as bought with an offering memorandum, and nothing is invented of them', async () => {
    expect(await purchases('o')).toEqual(STANDS);
    const { rows } = await sql`select 1 from exemption_decisions where trade_id like 'o%'`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it('go on being written by servers of that version, and count alike', async () => {
    await addOrders('later', ORDERS);
    expect(await purchases('later')).toEqual(STANDS);
  });
});
