import { describe, expect, it } from 'vitest';
import { PLACED } from '../../testing/sample-order.ts';
import { portfolioTotals } from './portfolio-totals.ts';

const order = (status: number, orderTotal: number, more = {}) => ({ ...PLACED, status, orderTotal, ...more });
const FARM = { ...PLACED.dealId, id: 'deal-2', name: 'Prairie Sky' };

describe('the totals of a portfolio', () => {
  it('count nothing as invested before it has closed', () => {
    const { stages } = portfolioTotals([
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
  });

  it('count as held in trust what was received and has not been paid out or returned', () => {
    const received = (inTrust: number) => ({ money: { ...PLACED.money, inTrust } });
    const { inTrust } = portfolioTotals([
      order(3, 10, received(10)),
      order(4, 300, received(200)),
      order(4, 4000),
      order(5, 7000),
      order(8, 9000, received(9000)),
    ]);
    expect(inTrust).toBe(210);
  });

  it('add up in cents', () => {
    expect(portfolioTotals([order(0, 0.1), order(0, 0.2)]).stages.toComplete).toBe(0.3);
  });

  it('spread over deals, the largest first, cancelled orders left out', () => {
    const { shares, orderCount } = portfolioTotals([
      order(0, 1000),
      order(4, 2000, { dealId: FARM }),
      order(1, 1000),
      order(0, 1000, { dealId: FARM }),
      order(9, 9999, { dealId: FARM }),
    ]);
    expect(orderCount).toBe(4);
    expect(shares).toEqual([
      { dealId: 'deal-2', name: 'Prairie Sky', amount: 3000, percent: 60 },
      { dealId: 'deal-1', name: 'Maple Gate', amount: 2000, percent: 40 },
    ]);
  });

  it('are shares in per cent that add up to a hundred', () => {
    const deals = ['a', 'b', 'c'].map((id) => order(1, 1000, { dealId: { ...PLACED.dealId, id } }));
    expect(portfolioTotals(deals).shares.map(({ percent }) => percent)).toEqual([34, 33, 33]);
  });

  it('are nothing without orders', () => {
    expect(portfolioTotals([])).toMatchObject({ orderCount: 0, inTrust: 0, shares: [] });
  });
});
