import { DESK_PAGE_ROWS, type deskFilterFields } from '@portal/domain/desk/queues/desk-query';
import { DESK_QUEUES } from '@portal/domain/desk/queues/desk-queues';
import type { Desk } from '@portal/domain/desk/queues/office-desk.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { permitAlone } from '../../../testing/decided-alone.ts';
import { bounceOnDesk, idsIn, orderOnDesk, paymentFlagOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

const LONG_AGO = new Date('2026-11-09T15:00:00.000Z');
const YESTERDAY = new Date('2026-11-17T15:00:00.000Z');
const HOUR_MS = 3_600_000;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

/** Two orders; each filter leaves only the first. */
async function twoOrders() {
  const [wanted, other] = [await orderOnDesk(portal), await orderOnDesk(portal, { since: YESTERDAY })];
  await portal.db
    .updateTable('trades')
    .set({
      status: 3,
      payment_method: 'debit',
      submitted_at: LONG_AGO,
      created_at: LONG_AGO,
      decided_at: LONG_AGO,
    })
    .where('id', '=', wanted.id)
    .execute();
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: 'rep-07', last_name: 'Zabel' })
    .where('id', '=', wanted.investorId)
    .execute();
  await portal.db
    .updateTable('kyc_versions')
    .set({ province: 'CAN-BC' })
    .where('investor_id', '=', wanted.investorId)
    .execute();
  return { wanted, other };
}

const until = () => new Date(portal.deps.clock.now().getTime() + HOUR_MS).toISOString();
type Orders = Awaited<ReturnType<typeof twoOrders>>;

/** One address per filter; a filter missing here does not compile. */
const FILTERS: Readonly<
  Record<keyof typeof deskFilterFields, { query: (orders: Orders) => string; before?: object }>
> = {
  sort: { query: () => 'sort=name' },
  holder: { query: () => 'holder=me', before: { act: 'take-over', reason: 'mine' } },
  due: { query: () => 'due=overdue' },
  status: { query: () => 'status=inReview' },
  province: { query: () => 'province=CAN-BC' },
  representative: { query: () => 'representative=rep-07' },
  deal: { query: ({ wanted }) => `deal=${wanted.dealId}` },
  method: { query: () => 'method=debit' },
  why: { query: () => 'why=in-review' },
  took: { query: () => 'took=decision' },
  tag: { query: () => 'tag=call+back', before: { act: 'tag', tags: ['call back'] } },
  snoozed: { query: () => 'snoozed=only', before: { act: 'snooze', until: '' } },
  search: { query: () => 'search=zab' },
};

describe('acceptance 8: every filter of the desk changes the result', () => {
  it.each(Object.entries(FILTERS))('%s', async (name, { query, before }) => {
    const orders = await twoOrders();
    const { wanted, other } = orders;
    if (before !== undefined) {
      const act = name === 'snoozed' ? { ...before, until: until() } : before;
      const rows = [{ id: wanted.id, version: 0 }];
      await compliance.post('/office/desk/new-orders/act', { rows, do: act });
    }
    const both = await idsIn(compliance, 'new-orders', 'snoozed=all');
    const left = await idsIn(compliance, 'new-orders', query(orders));
    expect(both).toEqual(expect.arrayContaining([wanted.id, other.id]));
    if (name === 'sort') {
      expect(left.indexOf(other.id)).toBeLessThan(left.indexOf(wanted.id));
    } else {
      expect(left).toContain(wanted.id);
      expect(left).not.toContain(other.id);
    }
  });

  it('representative finds the clients of an absent one under their stand-in', async () => {
    const { wanted } = await twoOrders();
    const byCover = () => idsIn(compliance, 'new-orders', 'representative=rep-09');
    expect(await byCover()).not.toContain(wanted.id);
    const cover = (coverId: string | null) =>
      portal.db
        .updateTable('representatives')
        .set({ cover_id: coverId })
        .where('id', '=', 'rep-07')
        .execute();
    await cover('rep-09');
    expect(await byCover()).toContain(wanted.id);
    await cover(null);
  });

  it.each(DESK_QUEUES)('an unknown filter is refused in %s', async (queue) => {
    const person = await enterOffice(portal, { role: queue === 'money' ? 'finance' : 'compliance' });
    const reply = await person.get(`/office/desk/${queue}?colour=red`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
  });

  it.each([
    ['a value that there is not', 'due=soon'],
    ['a cursor that nobody gave', 'after=abc'],
    ['a cursor of another sort', `after=${Buffer.from('["name","a","b"]').toString('base64url')}`],
  ])('%s is refused', async (_what, query) => {
    expect((await compliance.get(`/office/desk/new-orders?${query}`)).statusCode).toBe(400);
  });
});

describe('what a queue can be filtered by', () => {
  it('names its deals, and only the tags of rows the person can see', async () => {
    const own = await orderOnDesk(portal, { representativeId: 'rep-02' });
    const other = await orderOnDesk(portal, { representativeId: 'rep-03' });
    const tag = (id: string, word: string) =>
      compliance.post('/office/desk/new-orders/act', {
        rows: [{ id, version: 0 }],
        do: { act: 'tag', tags: [word] },
      });
    await tag(own.id, 'of rep-02');
    await tag(other.id, 'of rep-03');
    const rep = await enterOffice(portal, { role: 'representative', representativeId: 'rep-02' });
    const read = async (one: Colleague) => (await one.get('/office/desk/new-orders/choices')).json().data;
    expect((await read(rep)).tags).toEqual(['of rep-02']);
    const { deals, tags } = await read(compliance);
    expect(tags).toEqual(expect.arrayContaining(['of rep-02', 'of rep-03']));
    const { order } = (await readQueue(compliance, 'new-orders', `deal=${own.dealId}`)).rows[0] ?? {};
    expect(deals).toContainEqual({ id: own.dealId, name: order?.dealName });
  });
});

describe('a list of the desk', () => {
  it('continues where the previous page ended, in each sort, and counts what the list itself shows', async () => {
    const orders: string[] = [];
    for (let index = 0; index < DESK_PAGE_ROWS + 3; index += 1) {
      orders.push((await orderOnDesk(portal, { representativeId: 'rep-20' })).id);
    }
    for (const sort of ['oldest', 'newest', 'largest', 'name']) {
      const query = `representative=rep-20&sort=${sort}`;
      const first = await readQueue(compliance, 'new-orders', query);
      const second = await readQueue(compliance, 'new-orders', `${query}&after=${first.next}`);
      const ids = [...first.rows, ...second.rows].map(({ claim }) => claim.id);
      expect(first.rows).toHaveLength(DESK_PAGE_ROWS);
      expect(second.next).toBeNull();
      expect(new Set(ids)).toEqual(new Set(orders));
      expect(first.count).toEqual({ value: orders.length, isCapped: false });
    }
  });

  it('tells an empty queue from one emptied by filters', async () => {
    const page = await readQueue(compliance, 'new-orders', 'search=nobody+of+this+name');
    expect(page).toMatchObject({ rows: [], count: { value: 0 } });
    expect(page.total.value).toBeGreaterThan(0);
    expect((await readQueue(compliance, 'jobs')).total).toEqual({ value: 0, isCapped: false });
  });

  it('counts up to 1,000 and says that there are more, and since when the oldest of all has been waiting', async () => {
    const oldest = new Date(LONG_AGO.getTime() - 1_000);
    const { id, investorId } = await orderOnDesk(portal);
    const person = await enterOffice(portal, { role: 'administrator' });
    await portal.db
      .insertInto('mail_bounces')
      .values(
        Array.from({ length: 1_001 }, (_, index) => ({
          id: `bounce-${index}`,
          event_key: `bounce-${index}`,
          address: `nobody-${index}@example.com`,
          kind: 'hard' as const,
          message_id: null,
          reason: `${id} ${investorId}`,
          bounced_at: LONG_AGO,
          received_at: index === 1_000 ? oldest : LONG_AGO,
          cleared_at: null,
        })),
      )
      .execute();
    const count = { value: 1_000, isCapped: true };
    expect((await readQueue(person, 'bounces')).count).toEqual(count);
    const { queues } = (await person.get('/office/desk')).json<{ data: Desk }>().data;
    expect(queues).toContainEqual(
      expect.objectContaining({ queue: 'bounces', count, oldestSince: oldest.toISOString() }),
    );
  });
});

describe('what is in which queue, and why', () => {
  it('an order, its identity and its money, until each is done', async () => {
    const order = await orderOnDesk(portal, { representativeId: 'rep-30' });
    const finance = await enterOffice(portal, { role: 'finance' });
    const own = 'representative=rep-30';
    expect((await readQueue(compliance, 'new-orders', own)).rows).toMatchObject([
      {
        claim: { id: order.id, version: 0, holder: null },
        why: 'submitted',
        dueAt: '2026-11-21T05:00:00.000Z',
        due: 'later',
        order: { dealName: 'Maple Street Homes', total: 5_000, status: 'submitted' },
        investor: { name: 'Ada Tremblay', province: 'CAN-ON' },
      },
    ]);
    expect((await readQueue(compliance, 'identity', own)).rows).toMatchObject([{ why: 'not-checked' }]);
    expect((await readQueue(finance, 'money', own)).rows).toMatchObject([{ why: 'not-funded' }]);
    await transact(portal.db, async (trx) => {
      await permitAlone(trx, 'approve-order', `trade:${order.id}`);
      await trx
        .updateTable('trades')
        .set({ funds_received_at: portal.deps.clock.now(), status: 4 })
        .where('id', '=', order.id)
        .execute();
    });
    expect(await idsIn(compliance, 'new-orders', own)).toEqual([]);
    expect(await idsIn(compliance, 'identity', own)).toEqual([]);
    expect(await idsIn(finance, 'money', own)).toEqual([]);
    expect(await idsIn(finance, 'all-orders', own)).toEqual([order.id]);
  });

  it('a flag of a payment and a message that came back', async () => {
    const [flag, bounce] = [await paymentFlagOnDesk(portal), await bounceOnDesk(portal)];
    const { rows } = await readQueue(compliance, 'payment-flags');
    expect(rows.find(({ claim }) => claim.id === flag)).toMatchObject({
      why: 'flag',
      facts: { flag: 'overpaid' },
    });
    const bounced = await readQueue(compliance, 'bounces', 'search=ada&sort=newest');
    expect(bounced.rows.find(({ claim }) => claim.id === bounce)).toMatchObject({
      why: 'bounced',
      facts: { reason: 'no such address' },
    });
  });

  it('is shown on the desk as the list counts it, for the queues of one’s role', async () => {
    const finance = await enterOffice(portal, { role: 'finance' });
    const { queues, colleagues } = (await finance.get('/office/desk')).json().data;
    expect(queues.map(({ queue }: { queue: string }) => queue)).toEqual([
      'money',
      'payment-flags',
      'papers',
      'bounces',
      'jobs',
      'all-orders',
    ]);
    const money = queues.find(({ queue }: { queue: string }) => queue === 'money');
    expect(money.count).toEqual((await readQueue(finance, 'money')).count);
    expect(colleagues).toContainEqual({ id: finance.id, name: 'Maude Lafleur', roles: ['finance'] });
  });
});

describe('the first day', () => {
  it('is a list of what is done in truth, step by step', async () => {
    const alone = await openTestPortal();
    const person = await enterOffice(alone, { role: 'compliance' });
    const left = async (): Promise<string[]> =>
      (await person.get('/office/desk'))
        .json<{ data: Desk }>()
        .data.firstDay.filter(({ isDone }) => !isDone)
        .map(({ step }) => step);
    expect(await left()).toEqual([
      'mail',
      'trustee',
      'people',
      'bank-account',
      'memorandum',
      'deal',
      'order',
    ]);
    await enterOffice(alone, { role: 'compliance' });
    await orderOnDesk(alone);
    const now = await left();
    expect(now).not.toContain('people');
    expect(now).not.toContain('order');
    await alone.close();
  });
});

describe('views', () => {
  it('are a person’s own, or shared with the office, and removed by their owner alone', async () => {
    const [one, other] = [await enterOffice(portal, { role: 'compliance' }), compliance];
    const view = {
      name: 'Quebec, overdue',
      queue: 'new-orders',
      filter: { province: 'CAN-QC', due: 'overdue' },
    };
    const own = (await one.post('/office/views', { ...view, isShared: false })).json().data.id;
    const shared = (await one.post('/office/views', { ...view, isShared: true })).json().data.id;
    const seenBy = async (who: Colleague): Promise<string[]> =>
      (await who.get('/office/desk')).json().data.views.map(({ id }: { id: string }) => id);
    expect(await seenBy(one)).toEqual(expect.arrayContaining([own, shared]));
    expect(await seenBy(other)).toContain(shared);
    expect(await seenBy(other)).not.toContain(own);
    expect((await other.post(`/office/views/${shared}/remove`)).statusCode).toBe(404);
    expect((await one.post(`/office/views/${shared}/remove`)).statusCode).toBe(200);
    expect(await seenBy(other)).not.toContain(shared);
  });
});
