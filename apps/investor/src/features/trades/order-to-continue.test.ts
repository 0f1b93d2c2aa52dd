import { TRADE_STATUS_NUMBERS, type TradeStatus } from '@portal/domain/order/trades/trade-status';
import { describe, expect, it } from 'vitest';
import { PLACED } from '../../testing/sample-order.ts';
import { orderToContinue } from './order-to-continue.ts';

const order = (id: string, status: TradeStatus, createdAt: string) => ({
  ...PLACED,
  id,
  status: TRADE_STATUS_NUMBERS[status],
  createdAt,
});
const older = order('older', 'submitted', '2026-11-01T00:00:00Z');

describe('the order that the wizard goes on with', () => {
  it.each([
    ['none if there is no order', [], false, null],
    [
      'the newest by creation, in whatever order they come',
      [older, order('newer', 'open', '2026-11-02T00:00:00Z')],
      false,
      'newer',
    ],
    [
      'not one that was cancelled',
      [order('gone', 'archived', '2026-11-03T00:00:00Z'), older],
      false,
      'older',
    ],
    ['not one that was declined', [order('refused', 'declined', '2026-11-03T00:00:00Z')], false, null],
    ['none when a person with an order at the dealer starts another', [older], true, null],
    ['the open one even then', [order('open', 'open', '2026-11-02T00:00:00Z'), older], true, 'open'],
    [
      'the one to be changed even then',
      [order('back', 'changesAsked', '2026-11-02T00:00:00Z')],
      true,
      'back',
    ],
  ])('is %s', (_what, trades, startsAnew, expected) => {
    expect(orderToContinue(trades, startsAnew)?.id ?? null).toBe(expected);
  });
});
