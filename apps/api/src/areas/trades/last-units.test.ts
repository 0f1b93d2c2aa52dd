import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal, unitsOf } from '../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { registerPerson } from '../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('two hundred people for the last fifty units', () => {
  it('leaves exactly fifty taken, and everybody else is told that it is sold out', async () => {
    const dealId = await addDeal(portal, { minimumUnits: 1, maximumUnits: 50, unitsTotal: 50 });
    const people = await Promise.all(Array.from({ length: 200 }, () => registerPerson(portal)));
    const replies = await Promise.all(
      people.map((person) => person.post(`/user/trade/create/${dealId}`, { quantity: 1 })),
    );
    const codes = replies.map((reply) => (reply.statusCode === 201 ? 'ordered' : reply.json().code));
    expect(codes.filter((code) => code === 'ordered')).toHaveLength(50);
    expect(codes.filter((code) => code === 'SOLD_OUT')).toHaveLength(150);
    expect(await unitsOf(portal, dealId)).toEqual({ taken: 50, orders: 50, sum: 50 });
  }, 120_000);
});
