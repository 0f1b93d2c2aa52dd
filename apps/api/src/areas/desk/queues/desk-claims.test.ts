import { READ_AGAIN_MS } from '@portal/domain/desk/queues/viewing-times';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { idsIn, orderOnDesk, readQueue } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { withReasons } from '../../../testing/with-reasons.ts';

const QUEUE = 'new-orders';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const compliance = () => enterOffice(portal, { role: 'compliance' });
const claimOf = (id: string, version = 0) => ({ id, version });

function claimsOf(id: string) {
  return withReasons(
    portal,
    portal.db
      .selectFrom('audit_log')
      .select(['action', 'actor', 'detail'])
      .where('target', '=', `trade:${id}`)
      .where('action', 'like', 'desk.%')
      .orderBy('seq')
      .execute(),
  );
}

describe('acceptance 1: two claims within 10 ms', () => {
  it('one wins, the other reads the holder’s name, and one row is on record', async () => {
    const order = await orderOnDesk(portal);
    const people = await Promise.all([compliance(), compliance(), compliance()]);
    const replies = await Promise.all(
      people.map((one) => one.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id))),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    for (const late of replies.filter(({ statusCode }) => statusCode === 409)) {
      expect(late.json()).toMatchObject({
        code: 'CLAIMED',
        message: ['Assigned to someone else: Maude Lafleur.'],
      });
    }
    expect(await claimsOf(order.id)).toHaveLength(1);
  });

  it('is the same for ‘next’: two people get two orders', async () => {
    const first = await orderOnDesk(portal);
    const second = await orderOnDesk(portal);
    const people = await Promise.all([compliance(), compliance()]);
    const view = (one: { id: string }[]) => one.map(({ id }) => id).sort();
    const search = `search=${first.id}`;
    expect(await idsIn(people[0], QUEUE, search)).toEqual([first.id]);
    const taken = await Promise.all(
      people.map(
        async (one) => (await one.post(`/office/desk/${QUEUE}/next`, { sort: 'newest' })).json().data,
      ),
    );
    expect(new Set(taken.map(({ claim }) => claim.id)).size).toBe(2);
    expect(taken.every(({ claim }) => claim.holder !== null)).toBe(true);
    expect(view([first, second])).toHaveLength(2);
  });
});

describe('‘next’ clicked twice at once by one person', () => {
  async function pressTwice(headers: Record<string, string>) {
    await portal.db.deleteFrom('desk_claims').execute();
    await orderOnDesk(portal);
    await orderOnDesk(portal);
    const one = await compliance();
    const press = () => one.post(`/office/desk/${QUEUE}/next`, { sort: 'newest' }, headers);
    const replies = await Promise.all([press(), press()]);
    const held = await portal.db
      .selectFrom('desk_claims')
      .select('subject_id as id')
      .where('holder_id', '=', one.id)
      .execute();
    const taken: string[] = replies.map((reply) => reply.json().data.claim.id);
    const records = (await Promise.all([...new Set(taken)].map(claimsOf))).flat();
    return {
      taken,
      held: held.map(({ id }) => id),
      records: records.filter(({ actor }) => actor === `staff:${one.id}`).length,
    };
  }

  it('is one order if one click arrived twice', async () => {
    const { taken, held, records } = await pressTwice({ 'idempotency-key': 'one-press' });
    expect([new Set(taken).size, held, records]).toEqual([1, taken.slice(0, 1), 1]);
  });

  it('is two orders if it was two tabs: neither shows what the other has', async () => {
    const { taken, held, records } = await pressTwice({});
    expect([new Set(taken).size, held.toSorted(), records]).toEqual([2, taken.toSorted(), 2]);
  });
});

describe('a claim', () => {
  it('taken twice by one person is one', async () => {
    const order = await orderOnDesk(portal);
    const one = await compliance();
    await one.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    const again = await one.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    expect(again.json().data).toMatchObject({ version: 1, holder: { id: one.id } });
    expect(await claimsOf(order.id)).toHaveLength(1);
  });

  it('is refused on an order that has changed since it was seen', async () => {
    const order = await orderOnDesk(portal);
    const one = await compliance();
    await one.post(`/office/desk/${QUEUE}/act`, {
      rows: [claimOf(order.id)],
      do: { act: 'tag', tags: ['x'] },
    });
    const late = await (await compliance()).post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    expect(late.json().code).toBe('CHANGED_MEANWHILE');
  });

  it('ends by itself once its lease is over', async () => {
    const order = await orderOnDesk(portal);
    const gone = await compliance();
    await gone.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    await portal.db
      .updateTable('desk_claims')
      .set({ lease_ends_at: new Date(portal.deps.clock.now().getTime() - HOUR_MS) })
      .where('subject_id', '=', order.id)
      .execute();
    const one = await compliance();
    const { rows } = await readQueue(one, QUEUE, `search=${order.id}`);
    expect(rows.map(({ claim }) => claim.holder)).toEqual([null]);
    const reply = await one.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id, 1));
    expect(reply.json().data.holder.id).toBe(one.id);
  });

  it('is released by its holder alone, and taken over from them with a recorded reason', async () => {
    const order = await orderOnDesk(portal);
    const [holder, other] = [await compliance(), await compliance()];
    await holder.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    const rows = [claimOf(order.id, 1)];
    const act = (act: object) => other.post(`/office/desk/${QUEUE}/act`, { rows, do: act });
    expect((await act({ act: 'release' })).json().data[0].refused).toMatchObject({ code: 'CLAIMED' });
    expect((await act({ act: 'take-over', reason: ' ' })).json().code).toBe('VALIDATION');
    const over = await act({ act: 'take-over', reason: 'Maude is away today' });
    expect(over.json().data[0]).toMatchObject({ refused: null, claim: { holder: { id: other.id } } });
    expect((await claimsOf(order.id)).at(-1)).toMatchObject({
      action: 'desk.taken-over',
      detail: { reason: 'Maude is away today', fromStaffId: holder.id },
    });
  });

  it('can be assigned only to somebody who may work on it', async () => {
    const order = await orderOnDesk(portal, { representativeId: 'rep-02' });
    const one = await compliance();
    const finance = await enterOffice(portal, { role: 'finance' });
    const otherRep = await enterOffice(portal, { role: 'representative', representativeId: 'rep-03' });
    const ownRep = await enterOffice(portal, { role: 'representative', representativeId: 'rep-02' });
    const give = async (staffId: string) =>
      (
        await one.post(`/office/desk/${QUEUE}/act`, {
          rows: [claimOf(order.id)],
          do: { act: 'assign', staffId },
        })
      ).json().data[0];
    expect((await give(finance.id)).refused.code).toBe('VALIDATION');
    expect((await give(otherRep.id)).refused.code).toBe('VALIDATION');
    expect(await give(ownRep.id)).toMatchObject({ refused: null, claim: { holder: { id: ownRep.id } } });
  });

  it('of another representative’s client looks like nothing there', async () => {
    const order = await orderOnDesk(portal, { representativeId: 'rep-02' });
    const stranger = await enterOffice(portal, { role: 'representative', representativeId: 'rep-03' });
    expect(await idsIn(stranger, QUEUE, `search=${order.id}`)).toEqual([]);
    const reply = await stranger.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    const none = await stranger.post(`/office/desk/${QUEUE}/claim`, claimOf('nothing'));
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(reply.json().message).toEqual(none.json().message);
  });
});

describe('bulk', () => {
  it('does the same to each row, and reports on each', async () => {
    const [free, held] = [await orderOnDesk(portal), await orderOnDesk(portal)];
    const [one, other] = [await compliance(), await compliance()];
    await other.post(`/office/desk/${QUEUE}/claim`, claimOf(held.id));
    const rows = [claimOf(free.id), claimOf(held.id, 1), claimOf('nothing')];
    const reply = await one.post(`/office/desk/${QUEUE}/act`, {
      rows,
      do: { act: 'assign', staffId: one.id },
    });
    expect(reply.json().data).toMatchObject([
      { id: free.id, refused: null, claim: { holder: { id: one.id } } },
      { id: held.id, refused: { code: 'CLAIMED' }, claim: { holder: { id: other.id } } },
      { id: 'nothing', refused: { code: 'NOT_FOUND' }, claim: null },
    ]);
  });

  it('puts rows off until their time', async () => {
    const order = await orderOnDesk(portal);
    const one = await compliance();
    const until = new Date(portal.deps.clock.now().getTime() + HOUR_MS).toISOString();
    await one.post(`/office/desk/${QUEUE}/act`, { rows: [claimOf(order.id)], do: { act: 'snooze', until } });
    expect(await idsIn(one, QUEUE, `search=${order.id}`)).toEqual([]);
    expect(await idsIn(one, QUEUE, `search=${order.id}&snoozed=only`)).toEqual([order.id]);
  });

  it.each(['an hour', null])('puts off until %s only what nobody else has', async (when) => {
    const order = await orderOnDesk(portal);
    const [holder, other] = [await compliance(), await compliance()];
    await holder.post(`/office/desk/${QUEUE}/claim`, claimOf(order.id));
    const until = when === null ? null : new Date(portal.deps.clock.now().getTime() + HOUR_MS).toISOString();
    const snooze = async (one: typeof holder) =>
      (
        await one.post(`/office/desk/${QUEUE}/act`, {
          rows: [claimOf(order.id, 1)],
          do: { act: 'snooze', until },
        })
      ).json().data[0].refused;
    expect(await snooze(other)).toMatchObject({ code: 'CLAIMED' });
    expect(await snooze(holder)).toBeNull();
  });
});

describe('receipts in bulk', () => {
  it('are recorded order by order, once per form, and left to their holders', async () => {
    const [free, held] = [await orderOnDesk(portal), await orderOnDesk(portal)];
    const finance = await enterOffice(portal, { role: 'finance' });
    const other = await enterOffice(portal, { role: 'finance' });
    await other.post('/office/desk/money/claim', claimOf(held.id));
    const rows = [free, held].map(({ id }) => ({ id, amount: 1_250.5, reference: 'WIRE-7' }));
    const key = { 'idempotency-key': 'one-form' };
    const send = async () => (await finance.post('/office/desk/money/receipts', { rows }, key)).json().data;
    expect(await send()).toMatchObject([{ refused: null }, { refused: { code: 'CLAIMED' } }]);
    // After a week the answer is forgotten; what was booked is not.
    await portal.db.deleteFrom('idempotency_keys').where('key', '=', 'one-form').execute();
    await send();
    const { money } = (await finance.get(`/office/orders/${free.id}`)).json().data;
    expect(money).toMatchObject({ inTrust: 1_250.5, missing: 3_749.5, movements: [{ amount: 1_250.5 }] });
  });

  it.each([0, -1, 1.005])('of %s dollars are refused', async (amount) => {
    const finance = await enterOffice(portal, { role: 'finance' });
    const rows = [{ id: 'any', amount, reference: 'WIRE-8' }];
    expect((await finance.post('/office/desk/money/receipts', { rows })).statusCode).toBe(400);
  });
});

describe('acceptance 2: who else has it open', () => {
  it('B sees in the list that A has it open, and the mark disappears within 60 seconds of A’s tab dying', async () => {
    const order = await orderOnDesk(portal);
    const [a, b] = [await compliance(), await compliance()];
    const open = { kind: 'order', id: order.id, tab: 'tab-1', isOpen: true };
    const answer = await a.post('/office/viewing', open);
    expect(answer.json().data[0].claim.viewing).toEqual([]);
    const seen = async () => {
      const { rows } = await readQueue(b, QUEUE, `search=${order.id}`);
      return rows[0]?.claim.viewing.map(({ id }) => id);
    };
    expect(await seen()).toEqual([a.id]);
    const answerOfB = await b.post('/office/viewing', { ...open, tab: 'tab-2' });
    expect(answerOfB.json().data[0].claim.viewing).toMatchObject([{ id: a.id }]);
    // The last time B's list refreshes within the minute.
    portal.advance(MINUTE_MS - READ_AGAIN_MS);
    expect(await seen()).toEqual([]);
  });

  it('the mark disappears at once when A closes the page, even if the row has left its queue', async () => {
    const order = await orderOnDesk(portal);
    const [a, b] = [await compliance(), await compliance()];
    const open = { kind: 'order', id: order.id, tab: 'tab-1', isOpen: true };
    await a.post('/office/viewing', open);
    const closed = await a.post('/office/viewing', { ...open, kind: 'message', isOpen: false });
    expect([closed.statusCode, closed.json().data]).toEqual([200, []]);
    const { data } = (await b.post('/office/viewing', { ...open, tab: 'tab-2' })).json();
    expect(data[0].claim.viewing).toEqual([]);
  });

  it('is told to nobody who may not see the thing, nor are they named there', async () => {
    const order = await orderOnDesk(portal);
    const open = { kind: 'order', id: order.id, tab: 'tab-1', isOpen: true };
    const stranger = await enterOffice(portal, { role: 'representative', representativeId: 'rep-09' });
    expect((await stranger.post('/office/viewing', open)).json().data).toEqual([]);
    const [work] = (await (await compliance()).post('/office/viewing', open)).json().data;
    expect(work.claim.viewing).toEqual([]);
  });
});
