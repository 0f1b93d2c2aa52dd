import { describe, expect, it } from 'vitest';
import { obstaclesToClosing } from './obstacles-to-closing.ts';

const MONEY = { authorized: 0, inTrust: 0, released: 0, refunded: 0, debitUnderWay: false, debitDueOn: null };
const order = (status: number, money: Partial<typeof MONEY> = {}) => ({
  status,
  money: { ...MONEY, ...money },
});

describe('what keeps an account open', () => {
  it.each([
    ['nothing without orders', [], []],
    ['an order that is open', [order(0)], ['order']],
    ['an order with the dealer', [order(1)], ['order']],
    ['an order to be changed', [order(2)], ['order']],
    ['an order in review', [order(3)], ['order']],
    ['an approved order', [order(4)], ['order']],
    ['units that were issued', [order(5)], ['holding']],
    ['nothing after a declined order', [order(8)], []],
    ['nothing after a cancelled order whose money went back', [order(9, { refunded: 500 })], []],
    ['money of a cancelled order that is still in trust', [order(9, { inTrust: 500 })], ['money']],
    ['a debit of a declined order that is under way', [order(8, { debitUnderWay: true })], ['money']],
    [
      'each once, in one order',
      [order(9, { inTrust: 1 }), order(5), order(0), order(4)],
      ['order', 'holding', 'money'],
    ],
  ])('is %s', (_row, trades, obstacles) => {
    expect(obstaclesToClosing(trades)).toEqual(obstacles);
  });
});
