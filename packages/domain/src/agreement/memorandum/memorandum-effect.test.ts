import { expect, it } from 'vitest';
import { type MemorandumEffect, memorandumEffect, type OrderToConfirm } from './memorandum-effect.ts';

const order = (change: Partial<OrderToConfirm> = {}): OrderToConfirm => ({
  investorId: 'ana',
  status: 'submitted',
  isJoint: false,
  hasConfirmedEarlier: true,
  ...change,
});

it.each<[string, OrderToConfirm[], MemorandumEffect]>([
  ['no order: nothing is stopped', [], { stopped: 0, before: 0, people: 0, again: 0 }],
  ['a submitted order is stopped', [order()], { stopped: 1, before: 0, people: 1, again: 1 }],
  ['so is one in review', [order({ status: 'inReview' })], { stopped: 1, before: 0, people: 1, again: 1 }],
  [
    'an open one and one that came back wait for their investors anyway',
    [
      order({ status: 'open', hasConfirmedEarlier: false }),
      order({ investorId: 'ben', status: 'changesAsked' }),
    ],
    { stopped: 0, before: 2, people: 2, again: 1 },
  ],
  [
    'approved, settled, declined and archived ones are left alone',
    (['approved', 'settled', 'declined', 'archived'] as const).map((status) => order({ status })),
    { stopped: 0, before: 0, people: 0, again: 0 },
  ],
  [
    'two who buy together are two people',
    [order({ isJoint: true })],
    { stopped: 1, before: 0, people: 2, again: 1 },
  ],
  [
    'one investor with two orders confirms once',
    [order(), order({ status: 'open' })],
    { stopped: 1, before: 1, people: 1, again: 1 },
  ],
])('%s', (_row, orders, effect) => {
  expect(memorandumEffect(orders)).toEqual(effect);
});
