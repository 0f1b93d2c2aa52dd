import { expect } from 'vitest';
import { submitKyc } from './kyc.ts';
import { addOfferedDeal } from './offerings.ts';
import type { TestPortal } from './open-test-portal.ts';
import { type Person, registerPerson } from './people.ts';

/** An eligible investor of Ontario, of whom the example of a profile tells of $10,000 elsewhere, may buy as much on advice. */
const CAP_CENTS = 10_000_000n;
const UNITS_MAX = 60;
/** What an order may be answered with, and nothing else: placed, changed, more than the law allows, or on its way already. */
const ANSWERS = ['200', '201', 'OVER_LIMIT', 'BUSY', 'UNAVAILABLE'];

/** One person, or two who buy with each other: each is the second purchaser of the other's order of another deal. */
export type AtOnce = { people: readonly [Person, ...Person[]]; deals: readonly [string, string] };

/** Somebody alone with two deals. */
export async function alone(portal: TestPortal): Promise<AtOnce> {
  const person = await registerPerson(portal);
  await submitKyc(person);
  return { people: [person], deals: [await addOfferedDeal(portal), await addOfferedDeal(portal)] };
}

/** A couple, with an order of one unit each in which the other is the second purchaser. */
export async function couple(portal: TestPortal): Promise<AtOnce> {
  const [ada, ben] = [await registerPerson(portal), await registerPerson(portal)];
  const deals = [await addOfferedDeal(portal), await addOfferedDeal(portal)] as const;
  for (const [place, [person, other]] of [[ada, ben] as const, [ben, ada] as const].entries()) {
    await submitKyc(person);
    const jointInvestor = jointOf(other);
    const reply = await person.post(`/user/trade/create/${deals[place]}`, { quantity: 1, jointInvestor });
    await portal.db
      .updateTable('order_purchasers')
      .set({ investor_id: other.user.id, joined_at: portal.deps.clock.now() })
      .where('trade_id', '=', reply.json().data.shareOrderId)
      .where('role', '=', 'second')
      .execute();
  }
  return { people: [ada, ben], deals };
}

const jointOf = ({ user }: Person) => ({
  firstName: 'Benoit',
  lastName: 'Roy',
  email: `joint-${user.id}@example.ca`,
  phone: '+14165550123',
  relation: 'spouse',
  language: 'en',
});

/** Sends so many orders of any size at once, and looks what came of them. Answers how long it took. */
export async function orderAtOnce(
  portal: TestPortal,
  { people, deals }: AtOnce,
  count: number,
): Promise<number> {
  const began = performance.now();
  const replies = await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const place = number % people.length;
      const person = people[place] ?? people[0];
      const dealId = people.length === 1 ? deals[number % 2] : deals[place];
      const other = people.find((each) => each !== person);
      const quantity = 1 + ((number * 37) % UNITS_MAX);
      const joint = other === undefined ? {} : { jointInvestor: jointOf(other) };
      return person.post(`/user/trade/create/${dealId}`, { quantity, ...joint });
    }),
  );
  const took = performance.now() - began;
  const answers = replies.map(({ statusCode, json }) =>
    statusCode < 300 ? String(statusCode) : json().code,
  );
  expect(answers.filter((answer) => !ANSWERS.includes(answer))).toEqual([]);
  expect(answers.some((answer) => answer.startsWith('2'))).toBe(true);
  for (const { user } of people) {
    await expectWithinCap(portal, user.id);
  }
  return took;
}

/** The cap was never passed, and orders and purchases come to the same. */
async function expectWithinCap(portal: TestPortal, investorId: string): Promise<void> {
  const purchases = await portal.db
    .selectFrom('exempt_purchases')
    .select(['trade_id as tradeId', 'amount_cents as cents', 'takes_room as takesRoom', 'state'])
    .where('investor_id', '=', investorId)
    .execute();
  const sum = (rows: readonly { cents: bigint }[]) => rows.reduce((all, { cents }) => all + cents, 0n);
  expect(sum(purchases.filter(({ takesRoom }) => takesRoom))).toBeLessThanOrEqual(CAP_CENTS);
  const orders = await portal.db
    .selectFrom('trades')
    .innerJoin('order_purchasers', 'order_purchasers.trade_id', 'trades.id')
    .select('trades.total_cents as cents')
    .where('order_purchasers.investor_id', '=', investorId)
    .where('trades.holds_units', '=', true)
    .execute();
  expect(sum(purchases.filter(({ state }) => state === 'reserved'))).toBe(sum(orders));
}
