import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { addDeal, unitsOf } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { untilWaiting } from '../../../testing/until-waiting.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The embedded database handles one thing at a time: more people would only wait longer. */
const PEOPLE = inject('engine').kind === 'embedded' ? 60 : 200;
const UNITS = PEOPLE / 4;

describe('four people for each of the last units', () => {
  it(`leaves exactly ${UNITS} of ${PEOPLE} with one, and everybody else is told that it is sold out`, async () => {
    const dealId = await addDeal(portal, { minimumUnits: 1, maximumUnits: UNITS, unitsTotal: UNITS });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => registerPerson(portal)));
    const replies = await Promise.all(
      people.map((person) => person.post(`/user/trade/create/${dealId}`, { quantity: 1 })),
    );
    const codes = replies.map((reply) => (reply.statusCode === 201 ? 'ordered' : reply.json().code));
    expect(codes.filter((code) => code === 'ordered')).toHaveLength(UNITS);
    expect(codes.filter((code) => code === 'SOLD_OUT')).toHaveLength(PEOPLE - UNITS);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: UNITS, orders: UNITS, sum: UNITS });
  }, 120_000);
});

// A server's own turns keep its orders apart; only the lock on the deal's row keeps those of two servers apart.
describe.skipIf(inject('engine').kind === 'embedded')('[PostgreSQL] units that go at another server', () => {
  const UNITS_TOTAL = 10;

  it('are waited for by whoever wants more, who is then told what is left', async () => {
    const dealId = await addDeal(portal, {
      minimumUnits: 1,
      maximumUnits: UNITS_TOTAL,
      unitsTotal: UNITS_TOTAL,
    });
    const ada = await registerPerson(portal);
    await placeOrder(ada, dealId, 1);
    const more = await transact(portal.db, async (trx) => {
      await trx.updateTable('deals').set({ units_taken: UNITS_TOTAL }).where('id', '=', dealId).execute();
      const asked = ada.post(`/user/trade/create/${dealId}`, { quantity: 2 });
      await untilWaiting(portal.db);
      return { asked };
    });
    const reply = await more.asked;
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
  });
});
