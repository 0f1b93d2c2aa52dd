import { describe, expect, it } from 'vitest';
import { portfolioTotals } from './portfolio-totals.ts';

const NO_MONEY = {
  authorized: 0,
  inTrust: 0,
  released: 0,
  refunded: 0,
  debitUnderWay: false,
  debitDueOn: null,
};
const order = (status: number, orderTotal: number, inTrust = 0) => ({
  status,
  orderTotal,
  money: { ...NO_MONEY, inTrust },
});

describe('the totals of a portfolio', () => {
  it('count nothing as invested before it has closed', () => {
    const { stages, total } = portfolioTotals([
      order(0, 100),
      order(2, 20),
      order(1, 1000),
      order(3, 200),
      order(4, 5000),
      order(5, 7000),
      order(8, 90_000),
      order(9, 80_000),
    ]);
    expect(stages).toEqual({ toComplete: 120, withDealer: 1200, approved: 5000, closed: 7000 });
    expect(total).toBe(13_320);
  });

  it('count as held in trust what was received and has not been paid out or returned', () => {
    const { inTrust } = portfolioTotals([
      order(3, 10, 10),
      order(4, 300, 200),
      order(4, 4000),
      order(5, 7000),
      order(8, 9000, 9000),
    ]);
    expect(inTrust).toBe(210);
  });

  it('add up in cents', () => {
    expect(portfolioTotals([order(0, 0.1), order(0, 0.2)]).stages.toComplete).toBe(0.3);
  });

  it('are nothing without orders', () => {
    expect(portfolioTotals([])).toMatchObject({ orderCount: 0, inTrust: 0, total: 0 });
  });
});
