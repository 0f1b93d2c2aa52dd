import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

const LIMIT_MS = 120_000;
const AT = '2026-11-18T15:00:00Z';

let database: OpenDatabase;
const query = async (text: string) => (await database.pool.query(text)).rows;

/** Orders of $5,000 as they were before the journal: one for each thing that may have happened to its money. */
const ORDERS = {
  paid: { status: 4, isFunded: true },
  released: { status: 5, isFunded: true },
  cancelled: { status: 9, isFunded: false },
  toldTwice: { status: 4, isFunded: false },
  returnFirst: { status: 4, isFunded: true },
  halfReturned: { status: 4, isFunded: false },
};

async function insertOrders(): Promise<void> {
  await query(`insert into investors (id, email, first_name, last_name, password_hash, language, terms_accepted_at,
    created_at) values ('i', 'ada@x.ca', 'Ada', 'Tremblay', 'x', 'en', '${AT}', '${AT}')`);
  await query(`insert into deals (id, slug, type, province, is_live, unit_price_cents, minimum_units, maximum_units,
    units_total, units_taken, investor_count, opens_at, closes_at, content, created_at, updated_at)
    values ('d', 'd', 'real-estate', 'CAN-ON', true, 10000, 1, 100, 1000, 0, 0, '${AT}', '${AT}', '{}', '${AT}', '${AT}')`);
  for (const [id, { status, isFunded }] of Object.entries(ORDERS)) {
    await query(`insert into trades (investor_id, id, deal_id, quantity, unit_price_cents, total_cents, status,
      holds_units, funds_received_at, archived_at, created_at, updated_at) values ('i', '${id}', 'd', 50, 10000, 500000,
      ${status}, true, ${isFunded ? `'${AT}'` : 'null'}, ${status === 9 ? `'${AT}'` : 'null'}, '${AT}', '${AT}')`);
  }
}

let count = 0;
async function move(
  order: string,
  kind: string,
  key: string,
  entries: Record<string, number>,
  at = AT,
): Promise<void> {
  count += 1;
  for (const [account, cents] of Object.entries(entries)) {
    await query(`insert into ledger_entries (id, movement_id, investor_id, trade_id, account, amount_cents, event_key, kind,
      reference, created_at) values ('${account}-${count}', 'm${count}', 'i', '${order}', '${account}', ${cents},
      '${key}', '${kind}', ${kind === 'received' || kind === 'returned' ? `'${key.split(':')[2]}'` : 'null'}, '${at}')`);
  }
}

async function tell(
  id: string,
  order: string | null,
  kind: string,
  reference: string,
  cents: number,
): Promise<void> {
  await query(`insert into payment_events (id, event_id, kind, order_ref, amount_cents, reference, investor_id, trade_id,
    occurred_at, recorded_at) values ('${id}', 'event ${id}', '${kind}', '${order ?? 'rent'}', ${cents}, '${reference}',
    ${order === null ? 'null, null' : `'i', '${order}'`}, '2026-11-17T15:00:00Z', '${AT}')`);
}

async function insertMoneyOfBefore(): Promise<void> {
  // By the dealer's hand, with an authorization that it used up.
  await move('paid', 'authorization', 'authorization:a', { authorized: 500_000, authorizations: -500_000 });
  await move('paid', 'received', 'received:paid:wire', {
    trust: 500_000,
    'owed-to-investors': -500_000,
    authorized: -500_000,
    authorizations: 500_000,
  });
  // By the bank, released and too much by 100 dollars, of which the half went back.
  await tell('b1', 'released', 'received', 'r', 510_000);
  await move('released', 'received', 'received:released:r', {
    trust: 510_000,
    'owed-to-investors': -510_000,
  });
  await move('released', 'released', 'released:released', { trust: -500_000, issuers: 500_000 });
  await move('released', 'refunded', 'refunded:released:w', { trust: -5_000, 'owed-to-investors': 5_000 });
  // After its end.
  await move(
    'cancelled',
    'received',
    'received:cancelled:late',
    { trust: 20_000, 'owed-to-investors': -20_000 },
    '2026-11-19T15:00:00Z',
  );
  // The second event was dropped as known.
  await tell('t1', 'toldTwice', 'received', 'rent', 250_000);
  await move('toldTwice', 'received', 'received:toldTwice:rent', {
    trust: 250_000,
    'owed-to-investors': -250_000,
  });
  await tell('t2', 'toldTwice', 'received', 'rent', 250_000);
  // The return was dropped, because nothing was in trust yet.
  await tell('f1', 'returnFirst', 'returned', 'n', 500_000);
  await tell('f2', 'returnFirst', 'received', 'd', 500_000);
  await move('returnFirst', 'received', 'received:returnFirst:d', {
    trust: 500_000,
    'owed-to-investors': -500_000,
  });
  // Only what was in trust was booked of the return.
  await move('halfReturned', 'received', 'received:halfReturned:w', {
    trust: 300_000,
    'owed-to-investors': -300_000,
  });
  await tell('h1', 'halfReturned', 'returned', 'n', 500_000);
  await move('halfReturned', 'returned', 'returned:halfReturned:n', {
    trust: -300_000,
    'owed-to-investors': 300_000,
  });
  // Of no order.
  await tell('u1', null, 'received', 'rent', 7_000);
  await query(`insert into payment_flags (id, investor_id, trade_id, kind, detail, created_at, cleared_at, cleared_note)
    values ('x', 'i', 'cancelled', 'money-for-closed-order', '{}', '2026-11-19T15:00:00Z', '2026-11-20T15:00:00Z', 'Called her.')`);
}

describe('the ledger of before', () => {
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await migrate(database.db, '0022-audit-batches');
    await insertOrders();
    await insertMoneyOfBefore();
    await migrate(database.db);
  }, LIMIT_MS);
  afterAll(() => database.close());

  const heldOf = async () =>
    Object.fromEntries(
      (
        await query(`select coalesce(trade_id, 'nobody') as name, sum(case
          when credit_account in ('order-funds', 'unapplied') then amount_cents else -amount_cents end)::int as cents
          from money_journal where kind <> 'authorization' group by 1`)
      ).map(({ name, cents }) => [name, cents]),
    );

  it('moves into the journal whole, with what the bank told and was not booked', async () => {
    expect(await heldOf()).toEqual({
      paid: 500_000,
      released: 5_000,
      cancelled: 20_000,
      toldTwice: 500_000,
      returnFirst: 0,
      halfReturned: -200_000,
      nobody: 7_000,
    });
    const authorizations = await query(
      `select sum(case when debit_account = 'authorized' then amount_cents else -amount_cents end)::int as cents,
       count(*)::int as rows from money_journal where kind = 'authorization'`,
    );
    expect(authorizations).toEqual([{ cents: 0, rows: 2 }]);
  });

  it('keeps who told and by what name, so that nothing of it is counted again', async () => {
    const told = await query(
      `select source, event_id from money_journal where kind <> 'authorization' order by source, event_id`,
    );
    expect(told.map(({ source, event_id }) => `${source} | ${event_id}`)).toEqual([
      'dealer | received:cancelled:late',
      'dealer | received:halfReturned:w',
      'dealer | received:paid:wire',
      'dealer | refunded:released:w',
      'dealer | released:released',
      ...['b1', 'f1', 'f2', 'h1', 't1', 't2', 'u1'].map((id) => `payment-provider | event ${id}`),
    ]);
  });

  it('is pointed out where it was wrong, and no longer says that funds are there that went back', async () => {
    const flags = await query('select trade_id, kind from payment_flags where cleared_at is null order by 1');
    expect(flags).toEqual([
      { trade_id: 'halfReturned', kind: 'over-returned' },
      { trade_id: 'toldTwice', kind: 'looks-twice' },
    ]);
    const funded = await query('select id from trades where funds_received_at is not null order by 1');
    expect(funded).toEqual([{ id: 'paid' }, { id: 'released' }]);
  });

  it('leaves looked at what was looked at', async () => {
    const { rows } = await sql`select basis from payment_flags where id = 'x'`.execute(database.db);
    expect(rows).toEqual([{ basis: '1' }]);
    const late = await query(`select order_was_closed from money_journal where trade_id = 'cancelled'`);
    expect(late).toEqual([{ order_was_closed: true }]);
  });
});
