import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fate } from '../platform/area/fate.ts';
import { addDeal } from '../testing/deals.ts';
import { sendEvidence } from '../testing/kyc.ts';
import { publishMemorandum } from '../testing/memoranda.ts';
import { writeToDealer } from '../testing/messages.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../testing/people.ts';
import { acceptMemorandum, orderToSign, signThroughCeremony } from '../testing/signing.ts';
import { forgetExpired } from './fold-areas.ts';
import { RETENTION } from './retention.ts';

const NINE_YEARS_MS = 9 * 365.25 * 86_400_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const fates = Object.entries(RETENTION);
const tablesOf = (...asked: Fate[]) =>
  fates.filter(([, fate]) => asked.includes(fate)).map(([table]) => table);

/** Tables of the portal that have one of these columns. */
async function tablesWith(...columns: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct column_facts.table_name as name from information_schema.columns column_facts
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in (${sql.join(columns)})
      and column_facts.table_name not in (select relname from pg_class where relispartition)`.execute(
    portal.db,
  );
  return rows.map(({ name }) => name);
}

async function count(table: string, of?: { column: string; id: string }): Promise<number> {
  const where = of === undefined ? sql`` : sql`where ${sql.ref(of.column)} = ${of.id}`;
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(table)} ${where}`.execute(portal.db);
  return rows[0]?.rows ?? 0;
}

/** Somebody who did all that can be done without an order and without a submitted profile. */
async function visitor(): Promise<Person> {
  const eve = await registerPerson(portal);
  await eve.post('/user/draft/onboarding', { data: { age: '1' } });
  await eve.post('/user/kyc/save', { basics: { firstName: 'Eve' } });
  await sendEvidence(eve, 'id', { front: true });
  await eve.post('/user/consents', { articles: true });
  const { secret } = (await eve.post('/user/two-factor/start', { password: eve.password })).json().data;
  expect(secret).toBeDefined();
  const dealId = await addDeal(portal);
  await publishMemorandum(portal, dealId, 1, 'en');
  await eve.post('/sendacceptofferingmemorandumemail', { dealId });
  await eve.get('/user/statement/csv');
  await writeToDealer(portal, eve);
  await portal.runJobs();
  return eve;
}

describe('what is kept of people', () => {
  it('is said of every table that there is, and of no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in (select relname from pg_class where relispartition)`.execute(portal.db);
    // The portal of the tests keeps its jobs in a table of its own.
    const there = rows
      .map(({ name }) => name)
      .filter((name) => !['test_jobs', 'kysely_migration_lock'].includes(name));
    expect(there.sort()).toEqual(Object.keys(RETENTION).sort());
  });

  it('is in no table that names an investor and is said to name nobody', async () => {
    const named = await tablesWith('investor_id', 'account_id', 'address', 'email');
    const silent = new Set(tablesOf('of-nobody'));
    expect(named.filter((table) => silent.has(table))).toEqual(['platform_videos']);
  });

  it('is gone with an account that has no records, but for what ends by itself and the log', async () => {
    const eve = await visitor();
    expect((await eve.post('/user/account/close', { password: eve.password })).json().data).toEqual({
      closed: true,
    });
    const left: string[] = [];
    for (const column of ['investor_id', 'account_id']) {
      for (const table of await tablesWith(column)) {
        if ((await count(table, { column, id: eve.user.id })) > 0) {
          left.push(table);
        }
      }
    }
    const byItself = new Set(tablesOf('destroyed-after-use'));
    expect([...new Set(left)].filter((table) => !byItself.has(table))).toEqual(['audit_log']);
  });

  it('ends with what it served for, and an order is still whole nine years later', async () => {
    const order = await orderToSign(portal);
    await publishMemorandum(portal, order.dealId, 1, 'en');
    await acceptMemorandum(order);
    await signThroughCeremony(portal, order);
    await writeToDealer(portal, order.person);
    await portal.runJobs();
    const records = tablesOf('kept-as-record');
    const before = await Promise.all(records.map((table) => count(table)));
    portal.advance(NINE_YEARS_MS);
    await forgetExpired(portal.deps);
    const ended = tablesOf('destroyed-after-use').filter((table) => !BY_OTHER_JOBS.has(table));
    for (const table of ended) {
      expect([table, await count(table)]).toEqual([table, 0]);
    }
    expect(await Promise.all(records.map((table) => count(table)))).toEqual(before);
  });
});

/** Uploads end by a job of their own, and so does the waiting list. */
const BY_OTHER_JOBS: ReadonlySet<string> = new Set(['uploads', 'upload_pieces', 'waiting_list']);
