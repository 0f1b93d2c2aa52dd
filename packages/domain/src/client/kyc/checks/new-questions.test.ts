import { expect, it } from 'vitest';
import { type Changes, exampleWith, ON_TODAY } from '../testing/example-with.ts';
import { newQuestions } from './new-questions.ts';

const OF_BEFORE = {
  'assets.financial.deposits': undefined,
  'assets.financial.registeredPlans': undefined,
  'assets.financial.savings': 41_000,
  'investing.boughtElsewhere': undefined,
  'investing.liquidityNeed': undefined,
} satisfies Changes;
const ASKED = [
  'assets.financial.deposits',
  'assets.financial.registeredPlans',
  'investing.boughtElsewhere',
  'investing.liquidityNeed',
];
const IN_BC = { 'basics.address.province': 'CAN-BC', 'basics.address.postalCode': 'V6B 1A1' };

it.each<[string, Changes, readonly string[] | null]>([
  ['a whole profile has none', {}, []],
  ['one of before has what it did not ask', OF_BEFORE, ASKED],
  [
    'where no limit applies, purchases elsewhere are none of them',
    { ...OF_BEFORE, ...IN_BC },
    ASKED.filter((path) => path !== 'investing.boughtElsewhere'),
  ],
  [
    'a capacity for loss that was left open is one',
    { ...OF_BEFORE, 'investing.risk': '' },
    [...ASKED, 'investing.risk'],
  ],
  [
    'a yes brings its own',
    { 'investing.boughtElsewhere': true, 'investing.purchasesElsewhere': {} },
    ['investing.purchasesElsewhere.row1.amount', 'investing.purchasesElsewhere.row1.day'],
  ],
  [
    'a document that has expired is gone through in its section',
    { ...OF_BEFORE, 'identityVerification.principal.expiryDate': '2026-11-20' },
    null,
  ],
  ['a missing photo too', { ...OF_BEFORE, 'identityVerification.principal.document.front': null }, null],
  ['an answer that is wrong, too', { ...OF_BEFORE, 'basics.phone': '12' }, null],
  ['shares that do not add up, too', { ...OF_BEFORE, 'investing.potentialLoss.low': 1 }, null],
])('%s', (_row, changes, expected) => {
  expect(newQuestions(exampleWith(changes), ON_TODAY)).toEqual(expected);
});
