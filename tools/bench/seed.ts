import { bringInDeal } from '../../apps/api/src/areas/offering/deals/bring-in-deal.ts';
import { dealOfDemo } from '../../apps/api/src/demo/deal-of-demo.ts';
import { DEMO_DEALS } from '../../apps/api/src/demo/deals/demo-deals.ts';
import { databaseOnPool } from '../../apps/api/src/platform/db/open-database.ts';
import type { Pool } from './database.ts';

/** More than any run takes. */
const UNITS = 2_000_000_000;
/** Of each order. */
export const QUANTITY = 10;
export const MAXIMUM_UNITS = 1_000;
export const UNIT_PRICE_CENTS = 100_000n;

/** Puts the demonstration's deals in, with units for every order; their ids, `deal-0` and on. */
export async function addDeals(pool: Pool): Promise<string[]> {
  const at = new Date();
  const ids = DEMO_DEALS.map((_, index) => `deal-${index}`);
  for (const [index, demo] of DEMO_DEALS.entries()) {
    await addDeal(pool, demo, ids[index] ?? '', UNITS, at);
  }
  return ids;
}

/** One more deal, with this many units. */
export async function addScarceDeal(pool: Pool, id: string, units: number): Promise<void> {
  const [demo] = DEMO_DEALS;
  if (demo !== undefined) {
    await addDeal(pool, { ...demo, slug: id }, id, units, new Date());
  }
}

async function addDeal(
  pool: Pool,
  demo: (typeof DEMO_DEALS)[number],
  id: string,
  unitsTotal: number,
  at: Date,
): Promise<void> {
  const open = { opensAt: new Date(at.getTime() - 60_000), unitsTaken: 0 };
  const units = {
    unitPriceCents: UNIT_PRICE_CENTS,
    minimumUnits: QUANTITY,
    maximumUnits: MAXIMUM_UNITS,
    unitsTotal,
  };
  await bringInDeal(databaseOnPool(pool), { ...dealOfDemo(demo, id, at), ...open, ...units }, at);
}

/** People of one group, `<group>-0` and on; the id of each is the token of its session as well. */
export async function addPeople(pool: Pool, group: string, count: number): Promise<void> {
  await pool.query(
    `insert into investors (id, email, first_name, last_name, password_hash, language, province, terms_accepted_at, created_at)
     select $1 || '-' || n, $1 || '-' || n || '@example.com', 'Ada', 'Tremblay', '', 'en', 'CAN-ON', now(), now()
     from generate_series(0, $2::int - 1) n`,
    [group, count],
  );
  // Seen so lately that no request has to note it: it would once a minute, whatever the number of requests.
  await pool.query(
    `insert into sessions (token_hash, investor_id, id, created_at, last_seen_at, expires_at, user_agent)
     select encode(sha256((id)::bytea), 'hex'), id, id, now(), now() + interval '1 hour', now() + interval '2 hours', ''
     from investors where id like $1 || '-%'`,
    [group],
  );
  await pool.query('analyze investors, sessions');
}
