import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOfWork } from '../../../platform/portions/end-of-work.ts';
import { addDeal } from '../../../testing/deals.ts';
import { linkTokenFor } from '../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { notifySubscribers } from '../../people/optional-mails/notify-subscribers.ts';
import { newDealTopic } from './new-deal-topic.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MANY = 230;

/** One person who agreed, and as many more of them as two portions do not hold. */
async function manyReaders(): Promise<void> {
  const person = await registerPerson(portal, {});
  await person.post('/user/consents', { 'new-deals': true });
  const token = await linkTokenFor(portal, 'verify-email', person.email);
  await portal.app.inject({ method: 'POST', url: `/api/account/verify-email/${token}` });
  const { rows } = await sql<{ columns: string }>`
    select string_agg(column_name, ', ') as columns from information_schema.columns
    where table_schema = 'public' and table_name = 'investors' and is_generated = 'NEVER'
      and column_name not in ('id', 'email', 'found_by')`.execute(portal.db);
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`
    insert into investors (id, email, ${columns})
    select id || '-' || n, 'reader-' || n || '@example.com', ${columns}
    from investors, generate_series(2, ${MANY}::int) n where id = ${person.user.id}`.execute(portal.db);
  const consent = await portal.db
    .selectFrom('consents')
    .selectAll()
    .where('investor_id', '=', person.user.id)
    .where('kind', '=', 'new-deals')
    .executeTakeFirstOrThrow();
  for (let number = 2; number <= MANY; number += 1) {
    await portal.db
      .insertInto('consents')
      .values({ ...consent, id: `${consent.id}-${number}`, investor_id: `${person.user.id}-${number}` })
      .execute();
  }
}

it('tells more than two portions once each, goes on after its time is up or it was killed, and finishes once', async () => {
  await manyReaders();
  const dealId = await addDeal(portal);
  const asked: string[] = [];
  let finished = 0;
  const run = async (deps = portal.deps, endsAt = endOfWork()) =>
    notifySubscribers(
      deps,
      {
        topic: await newDealTopic(deps, dealId),
        mailTo: (investorId) => {
          asked.push(investorId);
          return { template: 'new-deal', investorId, dealId };
        },
        finish: async () => {
          finished += 1;
        },
      },
      endsAt,
    );
  expect(await run(portal.deps, 0)).toBe('time-up');
  expect(asked).toHaveLength(100);
  let mails = 0;
  const enqueue: typeof portal.deps.jobs.enqueue = async (trx, name, payload) => {
    mails += 1;
    if (mails === 50) {
      throw Object.assign(new Error('the server died'), { code: '57P01' });
    }
    return portal.deps.jobs.enqueue(trx, name, payload);
  };
  const dying = { ...portal.deps, jobs: { ...portal.deps.jobs, enqueue } };
  await expect(run(dying)).rejects.toThrow('died');
  asked.length = 0;
  expect(await run()).toBe('told');
  expect(asked).toHaveLength(MANY - 100);
  expect(new Set(asked).size).toBe(MANY - 100);
  expect(finished).toBe(1);
  expect(await run()).toBe('told');
  expect(asked).toHaveLength(MANY - 100);
});

it('passes by a reader whose mail cannot be asked for, tells all behind them, and tells that one later', async () => {
  const dealId = await addDeal(portal);
  const [poison] = await readersInOrder();
  const asked: string[] = [];
  const run = async (isMended: boolean) =>
    notifySubscribers(
      portal.deps,
      {
        topic: await newDealTopic(portal.deps, dealId),
        mailTo: (investorId) => {
          if (investorId === poison && !isMended) {
            throw new Error('no such language');
          }
          asked.push(investorId);
          return { template: 'new-deal', investorId, dealId };
        },
        finish: async () => undefined,
      },
      endOfWork(),
    );
  expect(await run(false)).toBe('passed-by');
  expect(new Set(asked).size).toBe(MANY - 1);
  asked.length = 0;
  expect(await run(true)).toBe('told');
  expect(asked).toEqual([poison]);
});

async function readersInOrder(): Promise<string[]> {
  const rows = await portal.db.selectFrom('investors').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
