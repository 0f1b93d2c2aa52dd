import type { DeskResults } from '@portal/domain/desk/queues/office-desk.wire';
import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../../platform/db/tables.ts';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import {
  bounceOnDesk,
  idsIn,
  jobOnDesk,
  papersOnDesk,
  untoldPapersOnDesk,
} from '../../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { withReasons } from '../../../../testing/with-reasons.ts';

const REASON = 'They wrote from it this morning.';

let portal: TestPortal;
let administrator: Colleague;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  administrator = await enterOffice(portal);
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

async function clear(who: Colleague, ids: readonly string[]): Promise<DeskResults> {
  const reply = await who.post('/office/desk/bounces/clear', { ids, reason: REASON });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

async function onRecord(target: string) {
  return withReasons(
    portal,
    portal.db
      .selectFrom('audit_log')
      .select(['action', 'actor', 'detail'])
      .where('target', '=', target)
      .execute(),
  );
}

describe('an address from which a message came back', () => {
  it('works again for everything that bounced from it, recorded with the reason', async () => {
    const id = await bounceOnDesk(portal);
    await sql`
      insert into mail_bounces (id, event_key, address, kind, reason, bounced_at, received_at)
      select id || '-2', event_key || '-2', address, kind, reason, bounced_at, received_at
      from mail_bounces where id = ${id}`.execute(portal.db);
    expect(await idsIn(compliance, 'bounces')).toEqual(expect.arrayContaining([id, `${id}-2`]));
    expect((await clear(compliance, [id]))[0]?.refused).toBeNull();
    const left = await idsIn(compliance, 'bounces');
    expect([left.includes(id), left.includes(`${id}-2`)]).toEqual([false, false]);
    expect(await onRecord(`bounce:${id}`)).toEqual([
      {
        action: 'desk.bounce-cleared',
        actor: `staff:${compliance.id}`,
        detail: expect.objectContaining({ reason: REASON, by: 'Maude Lafleur' }),
      },
    ]);
  });

  it('is cleared once when two people click at the same moment', async () => {
    const id = await bounceOnDesk(portal);
    const results = await Promise.all([clear(compliance, [id]), clear(administrator, [id])]);
    const codes = results.map(([result]) => result?.refused?.code ?? 'done').sort();
    expect(codes).toEqual(['NOT_FOUND', 'done']);
    expect(await onRecord(`bounce:${id}`)).toHaveLength(1);
  });

  it('is left to its holder, by name, and the others are done', async () => {
    const [held, free] = [await bounceOnDesk(portal), await bounceOnDesk(portal)];
    await administrator.post('/office/desk/bounces/claim', { id: held, version: 0 });
    const results = await clear(compliance, [held, free, 'no-such-row']);
    expect(results.map(({ refused }) => refused?.code ?? 'done')).toEqual(['CLAIMED', 'done', 'NOT_FOUND']);
    expect(results[0]?.refused?.sentence).toContain('Maude Lafleur');
  });

  it.each([
    ['no reason', { ids: ['x'], reason: '  ' }],
    ['a reason of 1,001 characters', { ids: ['x'], reason: 'x'.repeat(1_001) }],
    ['nothing chosen', { ids: [], reason: REASON }],
  ])('is not cleared with %s', async (_what, body) => {
    expect((await compliance.post('/office/desk/bounces/clear', body)).statusCode).toBe(400);
  });

  it('is not for finance', async () => {
    const finance = await enterOffice(portal, { role: 'finance' });
    const reply = await finance.post('/office/desk/bounces/clear', { ids: ['x'], reason: REASON });
    expect(reply.statusCode).toBe(403);
  });
});

describe('a job that was given up', () => {
  const retry = vi.fn(async (trx: Db, name: string, id: string) => {
    await sql`update pgboss.job set state = 'retry' where name = ${name} and id = ${id}::uuid`.execute(trx);
  });
  beforeEach(() => {
    retry.mockClear();
    vi.spyOn(portal.deps.jobs, 'retry').mockImplementation(retry);
  });

  async function repeat(who: Colleague, ids: readonly string[]): Promise<DeskResults> {
    const reply = await who.post('/office/desk/jobs/repeat', { ids, reason: 'The mail server is back.' });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  it('is tried again, and recorded first', async () => {
    const id = await jobOnDesk(portal);
    expect((await repeat(administrator, [id, id])).map(({ refused }) => refused)).toEqual([null]);
    expect(retry.mock.calls).toEqual([[expect.anything(), 'send-mail', id]]);
    expect(await onRecord(`job:${id}`)).toEqual([
      expect.objectContaining({ action: 'desk.job-repeated', actor: `staff:${administrator.id}` }),
    ]);
  });

  it('is tried again once when two people click at the same moment', async () => {
    const id = await jobOnDesk(portal);
    const other = await enterOffice(portal);
    const results = await Promise.all([repeat(administrator, [id]), repeat(other, [id])]);
    expect(results.filter(([result]) => result?.refused === null)).toHaveLength(1);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(await onRecord(`job:${id}`)).toHaveLength(1);
  });

  it('is left alone if it is only slow', async () => {
    const id = await jobOnDesk(portal);
    await sql`update pgboss.job set state = 'active', started_on = created_on - interval '3 hours'
      where id::text = ${id}`.execute(portal.db);
    expect((await repeat(administrator, [id]))[0]?.refused?.code).toBe('CHANGED_MEANWHILE');
    expect([retry.mock.calls, await onRecord(`job:${id}`)]).toEqual([[], []]);
  });

  it('is for an administrator alone', async () => {
    const reply = await compliance.post('/office/desk/jobs/repeat', { ids: ['x'], reason: REASON });
    expect(reply.statusCode).toBe(403);
  });
});

describe('papers that are stuck', () => {
  async function repeat(who: Colleague, ids: readonly string[]): Promise<DeskResults> {
    const reply = await who.post('/office/desk/papers/repeat', { ids, reason: 'The seal key is back.' });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data;
  }

  const jobsFor = async (id: string) =>
    (await portal.waitingJobs()).filter(({ payload }) => payload.includes(id)).map(({ name }) => name);

  it.each([
    ['without a seal', papersOnDesk, 'seal-documents'],
    ['that the provider does not have', untoldPapersOnDesk, 'hand-over-papers'],
  ] as const)('%s are tried again, on record, and stay until that is done', async (_, make, job) => {
    const id = await make(portal);
    expect((await repeat(administrator, [id, id])).map(({ refused }) => refused)).toEqual([null]);
    expect(await jobsFor(id)).toEqual([job]);
    expect(await idsIn(administrator, 'papers')).toContain(id);
    expect(await onRecord(`envelope:${id}`)).toEqual([
      {
        action: 'desk.papers-repeated',
        actor: `staff:${administrator.id}`,
        detail: expect.objectContaining({ reason: 'The seal key is back.' }),
      },
    ]);
  });

  it.each([
    ['without a seal', papersOnDesk],
    ['that the provider does not have', untoldPapersOnDesk],
  ] as const)('%s are tried again once by two who press at the same moment', async (_, make) => {
    const id = await make(portal);
    const other = await enterOffice(portal);
    const results = await Promise.all([repeat(administrator, [id]), repeat(other, [id])]);
    expect(results.map(([result]) => result?.refused?.code ?? 'done').sort()).toEqual(['WORK_WAITS', 'done']);
    expect([await jobsFor(id), await onRecord(`envelope:${id}`)]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
  });

  it('can be tried again once the previous try has ended', async () => {
    const id = await papersOnDesk(portal);
    await repeat(administrator, [id]);
    await portal.forgetJobs();
    expect((await repeat(administrator, [id]))[0]?.refused).toBeNull();
    expect(await jobsFor(id)).toHaveLength(1);
  });

  it('disappear once they are sealed, or once nobody may sign them', async () => {
    const [sealed, ended] = [await papersOnDesk(portal), await untoldPapersOnDesk(portal)];
    await sql`update signing_envelopes set seal_due_at = null where id = ${sealed}`.execute(portal.db);
    await sql`update trades set status = ${TRADE_STATUS_NUMBERS.archived}
      where id = (select trade_id from signing_envelopes where id = ${ended})`.execute(portal.db);
    const results = await repeat(administrator, [sealed, ended]);
    expect(results.map(({ refused }) => refused?.code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect([await jobsFor(sealed), await jobsFor(ended)]).toEqual([[], []]);
  });

  it('are tried again by an administrator alone', async () => {
    const reply = await compliance.post('/office/desk/papers/repeat', { ids: ['x'], reason: REASON });
    expect(reply.statusCode).toBe(403);
  });
});
