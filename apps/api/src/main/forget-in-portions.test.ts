import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteSomeOlder } from '../platform/db/delete-some-older.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { forgetInPortions } from './forget-in-portions.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const OLD = 4_500;

async function addWindows(): Promise<void> {
  await sql`insert into rate_limits (key, window_start, hits)
    select 'old-' || n, timestamptz '2020-01-01' + n * interval '1 second', 1 from generate_series(1, ${OLD}::int) n
    union all select 'young', timestamptz '2030-01-01', 1
    on conflict do nothing`.execute(portal.db);
}

async function left(): Promise<number> {
  const rows = await portal.db.selectFrom('rate_limits').select('key').execute();
  return rows.length;
}

const forgetWindows = () =>
  deleteSomeOlder(portal.db, {
    table: 'rate_limits',
    column: 'window_start',
    before: new Date('2025-01-01'),
  });

it('forgets more than two portions, the oldest first, leaves what is young, and goes on by a next job', async () => {
  await addWindows();
  await forgetInPortions(portal.deps, [forgetWindows], 0);
  expect(await left()).toBe(OLD + 1 - 2_000);
  expect(await portal.waitingJobs()).toEqual([{ name: 'forget-expired', payload: '{}' }]);
  await portal.forgetJobs();
  const dying = () => Promise.reject(Object.assign(new Error('the database is away'), { code: '57P01' }));
  await expect(forgetInPortions(portal.deps, [forgetWindows, dying])).rejects.toThrow('is away');
  expect(await left()).toBe(OLD + 1 - 4_000);
  await forgetInPortions(portal.deps, [forgetWindows]);
  expect(await left()).toBe(1);
  expect(await portal.waitingJobs()).toEqual([]);
});

it('asks each kind in turn, so that a long one keeps no other waiting, and none again that has nothing', async () => {
  const asked: string[] = [];
  const forget = (name: string, rounds: number) => async () => {
    asked.push(name);
    return asked.filter((each) => each === name).length < rounds ? 1 : 0;
  };
  await forgetInPortions(portal.deps, [forget('long', 3), forget('short', 1)]);
  expect(asked).toEqual(['long', 'short', 'long', 'long']);
});

it('forgets all other kinds where one fails, and fails at its end', async () => {
  await addWindows();
  const poison = () => Promise.reject(new Error('a trigger said no'));
  await expect(forgetInPortions(portal.deps, [poison, forgetWindows])).rejects.toThrow('a trigger said no');
  expect(await left()).toBe(1);
});

it('asks for no second job where the next is pending', async () => {
  await addWindows();
  await forgetInPortions(portal.deps, [forgetWindows], 0);
  await forgetInPortions(portal.deps, [forgetWindows], 0);
  expect(await portal.waitingJobs()).toHaveLength(1);
  await portal.forgetJobs();
  await forgetInPortions(portal.deps, [forgetWindows]);
});

it('leaves a row that somebody holds, and waits for nobody', async () => {
  await addWindows();
  await portal.db.transaction().execute(async (trx) => {
    await sql`select from rate_limits where key = 'old-1' for update`.execute(trx);
    await forgetInPortions(portal.deps, [forgetWindows]);
  });
  expect(await left()).toBe(2);
});
