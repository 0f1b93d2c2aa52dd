import { NEXT_ACTIONS } from '@portal/domain/order/wizard/next-action';
import { describe, expect, it } from 'vitest';
import { PLACED } from '../../testing/sample-order.ts';
import { nextStepOf } from './next-step.ts';
import { ownOrderOf } from './own-order.ts';

describe('the next step of an order', () => {
  it.each([
    ['choose-quantity', '/wizard/maple-gate/order'],
    ['complete-kyc', '/wizard/maple-gate/application'],
    ['fill-details', '/wizard/maple-gate/details'],
    ['pay', '/wizard/maple-gate/pay'],
    ['sign', '/wizard/maple-gate/sign'],
    ['submit', '/wizard/maple-gate/complete'],
    ['send-payment', '/wizard/maple-gate/complete'],
    ['make-changes', '/wizard/maple-gate/details'],
    ['wait-for-joint', null],
    ['wait-for-review', null],
    ['none-approved', null],
    ['none-settled', null],
    ['none-declined', null],
    ['none-archived', null],
  ])('%s leads to %s', (action, href) => {
    expect(nextStepOf({ ...PLACED, nextAction: action })).toEqual({ action, href });
  });

  it('is known for every action of the domain', () => {
    expect(NEXT_ACTIONS.map((action) => nextStepOf({ ...PLACED, nextAction: action })?.action)).toEqual(
      NEXT_ACTIONS,
    );
  });

  it('is left out if a newer server names an unknown one', () => {
    expect(nextStepOf({ ...PLACED, nextAction: 'dance' })).toBeNull();
  });
});

describe('the order for a deal that is under way', () => {
  const older = { ...PLACED, id: 'older', createdAt: '2026-01-01T00:00:00Z' };
  it.each([
    ['is none without orders', [], null],
    [
      'is none if all orders are for other deals',
      [{ ...PLACED, dealId: { ...PLACED.dealId, id: 'x' } }],
      null,
    ],
    ['goes on at its next page', [PLACED], { tradeId: 'trade-1', page: 'details' }],
    ['is the newest that can be changed', [older, PLACED], { tradeId: 'trade-1', page: 'details' }],
    [
      'is one that can be changed before one that waits',
      [{ ...PLACED, status: 3 }, older],
      { tradeId: 'older', page: 'details' },
    ],
    ['waits for the dealer', [{ ...PLACED, status: 1 }], { tradeId: 'trade-1', page: null }],
    [
      'goes on at its first page while it waits for somebody else',
      [{ ...PLACED, nextAction: 'wait-for-joint' }],
      { tradeId: 'trade-1', page: 'order' },
    ],
    [
      'is none once it is approved, closed, declined or cancelled',
      [4, 5, 8, 9].map((status) => ({ ...PLACED, status })),
      null,
    ],
  ])('%s', (_row, trades, expected) => {
    const own = ownOrderOf(trades, 'deal-1');
    expect(own === null ? null : { tradeId: own.trade.id, page: own.page }).toEqual(expected);
  });
});
