import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cut, sqlOf, textIn } from './pieces.ts';
import { personCopy, planSeed, reviewedCopy, settledCopy, waitingCopy } from './seed-plan.ts';

const SIZE = { investors: 1_000, orders: 9_000, audit: 0, deals: 40, backlog: 100 };
const plan = planSeed(SIZE);

test('people and orders are together as many as were asked for', () => {
  assert.equal(plan.waiting + plan.holders + plan.others, SIZE.investors);
  assert.equal(plan.settled + plan.reviewed + 3 * plan.waiting, SIZE.orders);
});

for (const [what, size, why] of /** @type {const} */ ([
  ['more waiting orders than orders', { ...SIZE, orders: 399 }, /takes 400 orders/],
  ['more waiting people than people', { ...SIZE, investors: 99 }, /takes 101 investors/],
  [
    'nobody but those whose work waits, and settled orders',
    { ...SIZE, investors: 100 },
    /takes 101 investors/,
  ],
])) {
  test(`refused are ${what}`, () => {
    assert.throws(() => planSeed(size), why);
  });
}

test('nothing is nothing', () => {
  const nothing = { investors: 0, orders: 0, audit: 0, deals: 0, backlog: 0 };
  assert.deepEqual(planSeed(nothing), {
    waiting: 0,
    holders: 0,
    others: 0,
    settled: 0,
    reviewed: 0,
    deals: 0,
  });
});

test('no two orders begin alike, whatever they are', () => {
  const settled = Array.from({ length: plan.settled }, (_, number) => settledCopy(plan, 40, number).copy);
  const reviewed = Array.from({ length: plan.reviewed }, (_, number) => reviewedCopy(plan, number));
  const waiting = Array.from({ length: plan.waiting }, (_, number) =>
    [0, 1, 2].map((place) => waitingCopy(number, place, false)),
  ).flat();
  const orders = [...settled, ...reviewed, ...waiting];
  assert.equal(new Set(orders.map(({ order }) => order)).size, SIZE.orders);
});

test('somebody orders of one deal after another, and of each once as long as there are others', () => {
  const own = Array.from({ length: plan.settled }, (_, number) => settledCopy(plan, 40, number)).filter(
    ({ copy }) => copy.person === personCopy('holder', 3).person,
  );
  assert.ok(own.length > 10);
  assert.equal(new Set(own.map(({ deal }) => deal)).size, own.length);
});

test('a settled order came after the one before it, and long enough ago to be paid out', () => {
  const minutes = Array.from(
    { length: plan.settled },
    (_, number) => settledCopy(plan, 40, number).copy.minutesBack,
  );
  assert.deepEqual(
    minutes,
    minutes.toSorted((one, other) => other - one),
  );
  assert.ok(Math.min(...minutes) > 10 * 1_440);
});

test('a text names the copy wherever it named the template, in Node as in the database', () => {
  const id = '5637f11c-0338-4c4f-8f95-74398fd61729';
  const deal = 'b9a94258-c3f4-428b-9c78-fe3bcd681b90';
  const scopes = new Map(
    /** @type {[string, 'order' | 'deal' | 'person'][]} */ ([
      [id, 'order'],
      [deal, 'deal'],
      ['ada@a.example', 'person'],
    ]),
  );
  const pieces = cut(
    `received:${id} of ${deal} by ada@a.example, it's 00000000-0338-4c4f-8f95-74398fd61729`,
    scopes,
  );
  const copy = { ...personCopy('holder', 1), order: '10000007' };
  assert.equal(
    textIn(pieces, copy),
    `received:10000007-0338-4c4f-8f95-74398fd61729 of ${deal} by ada-80000001@a.example, it's 00000000-0338-4c4f-8f95-74398fd61729`,
  );
  assert.equal(
    sqlOf(pieces),
    `'received:' || c."order" || '-0338-4c4f-8f95-74398fd61729' || ' of ' || coalesce(c.deal, 'b9a94258') || '-c3f4-428b-9c78-fe3bcd681b90' || ' by ' || 'ada-' || c."person" || '@a.example' || ', it''s ' || '00000000-0338-4c4f-8f95-74398fd61729'`,
  );
});
