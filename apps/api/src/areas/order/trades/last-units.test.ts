import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addDeal, unitsOf } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';

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
