import { DESK_QUEUES, type DeskQueue } from '@portal/domain/desk/queues/desk-queues';
import type { DeskRow, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../../testing/calls/desk-calls.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
const people = new Map<DeskQueue, [Colleague, Colleague]>();
beforeAll(async () => {
  portal = await openTestPortal();
  const [a, b] = [
    await enterOffice(portal, { role: 'compliance' }),
    await enterOffice(portal, { role: 'compliance' }),
  ];
  const [c, d] = [
    await enterOffice(portal, { role: 'finance' }),
    await enterOffice(portal, { role: 'finance' }),
  ];
  for (const queue of DESK_QUEUES) {
    people.set(queue, queue === 'money' ? [c, d] : [a, b]);
  }
});
afterAll(() => portal.close());

function twoOf(queue: DeskQueue): [Colleague, Colleague] {
  const two = people.get(queue);
  if (two === undefined) {
    throw new Error(queue);
  }
  return two;
}

async function rowIn(queue: DeskQueue, id: string, reader: Colleague): Promise<DeskRow> {
  const row = (await readQueue(reader, queue, 'sort=newest')).rows.find(({ claim }) => claim.id === id);
  if (row === undefined) {
    throw new Error(`${id} is not in ${queue}`);
  }
  return row;
}

/** What the page on which a row is worked has open: the row, its order, or its investor. */
function pageOf({ claim: { kind, id }, order, investor }: DeskRow): { kind: string; id: string } {
  if (order !== null) {
    return { kind: 'order', id: order.id };
  }
  return investor === null || kind === 'message' ? { kind, id } : { kind: 'investor', id: investor.id };
}

describe('every row of every queue', () => {
  it.each(DESK_QUEUES)(
    '%s: one of two people who claim it gets it, and the other reads the winner’s name',
    async (queue) => {
      const id = await SUBJECTS[queue](portal);
      const replies = await Promise.all(
        twoOf(queue).map((one) => one.post(`/office/desk/${queue}/claim`, { id, version: 0 })),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json().message).toEqual([
        'Assigned to someone else: Maude Lafleur.',
      ]);
    },
  );

  it.each(DESK_QUEUES)('%s: is taken over with a reason, and released by its holder', async (queue) => {
    const id = await SUBJECTS[queue](portal);
    const [a, b] = twoOf(queue);
    await a.post(`/office/desk/${queue}/claim`, { id, version: 0 });
    const act = async (one: Colleague, version: number, what: object) =>
      (await one.post(`/office/desk/${queue}/act`, { rows: [{ id, version }], do: what })).json().data[0];
    expect((await act(b, 1, { act: 'release' })).refused).toMatchObject({ code: 'CLAIMED' });
    const over = await act(b, 1, { act: 'take-over', reason: 'They are away' });
    expect(over).toMatchObject({ refused: null, claim: { holder: { id: b.id } } });
    const free = await act(b, 2, { act: 'release' });
    expect(free).toMatchObject({ refused: null, claim: { holder: null } });
  });

  it.each(DESK_QUEUES)(
    '%s: is shown as viewed while the page on which it is worked is open',
    async (queue) => {
      const id = await SUBJECTS[queue](portal);
      const [a, b] = twoOf(queue);
      const page = pageOf(await rowIn(queue, id, b));
      const say = async (one: Colleague, isOpen: boolean): Promise<WorkOnPage> =>
        (await one.post('/office/viewing', { ...page, tab: one.id, isOpen })).json().data;
      const viewing = async () => (await rowIn(queue, id, b)).claim.viewing.map((person) => person.id);
      const work = await say(a, true);
      expect(work.map(({ claim }) => claim.id)).toContain(id);
      expect(await viewing()).toEqual([a.id]);
      const seenByB = (await say(b, true)).find(({ claim }) => claim.id === id);
      expect(seenByB?.claim.viewing.map((person) => person.id)).toEqual([a.id]);
      await say(a, false);
      expect(await viewing()).toEqual([]);
    },
  );
});

describe('the page of an order', () => {
  it('names each thing once, under its first queue, and keeps it with its holder', async () => {
    const { id } = await orderOnDesk(portal);
    const [a] = twoOf('identity');
    const say = async (): Promise<WorkOnPage> =>
      (await a.post('/office/viewing', { kind: 'order', id, tab: 'one', isOpen: true })).json().data;
    const [order, identity] = await say();
    expect([order?.queue, identity?.queue]).toEqual(['new-orders', 'identity']);
    await a.post('/office/desk/identity/claim', { id: identity?.claim.id, version: 0 });
    const until = async () => (await say())[1]?.claim.holder?.until ?? '';
    const first = await until();
    portal.advance(600_000);
    await say();
    expect((await until()) > first).toBe(true);
  });

  it('says nothing about a queue the person does not work in', async () => {
    const { id } = await orderOnDesk(portal);
    const [finance] = twoOf('money');
    const { data } = (
      await finance.post('/office/viewing', { kind: 'order', id, tab: 'one', isOpen: true })
    ).json();
    expect(data.map(({ queue }: WorkOnPage[number]) => queue)).toEqual(['money', 'all-orders']);
  });
});
