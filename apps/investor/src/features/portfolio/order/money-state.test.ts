import { moneyStateOf } from '@portal/domain/order/trades/money-state';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { describe, expect, it } from 'vitest';
import { DETAILED, PLACED, SIGNED } from '../../../testing/sample-order.ts';

const APPROVED: Trade = {
  ...SIGNED,
  status: 4,
  decidedAt: '2026-11-22T16:00:00Z',
  progress: { label: 'approved', index: 6 },
};

describe('the money of an order', () => {
  const received = { fundsReceivedAt: '2026-11-21T12:00:00Z' };
  const inTrust = (dollars: number) => ({ money: { ...PLACED.money, inTrust: dollars } });
  const outside = { subDoc: { paymentMethod: 'outside' as const } };
  it.each<[string, Trade, string]>([
    ['without a method has not moved', PLACED, 'notChosen'],
    ['by wire is to be sent', { ...PLACED, ...outside }, 'toSend'],
    ['by debit is to be taken', DETAILED, 'toDebit'],
    ['is still to be sent after the approval', { ...APPROVED, ...outside }, 'toSend'],
    ['received is in trust', { ...SIGNED, ...received }, 'inTrust'],
    ['approved is still in trust', { ...APPROVED, ...received }, 'inTrust'],
    ['leaves the trust at the closing', { ...APPROVED, ...received, status: 5 }, 'released'],
    ['in part is in trust in part', { ...SIGNED, ...inTrust(1_000) }, 'partlyInTrust'],
    ['of a declined order comes back', { ...SIGNED, ...inTrust(2_500), status: 8 }, 'returning'],
    [
      'of a cancelled order came back',
      { ...SIGNED, money: { ...PLACED.money, refunded: 2_500 }, status: 9 },
      'refunded',
    ],
    ['of a cancelled order was never owed', { ...DETAILED, status: 9 }, 'nothingOwed'],
    ['of a signed order that was cancelled is not debited', { ...SIGNED, status: 9 }, 'notDebited'],
    ['of one to pay outside is not to be sent', { ...SIGNED, ...outside, status: 9 }, 'doNotSend'],
    [
      'of one that the bank debits is called back',
      { ...SIGNED, money: { ...PLACED.money, debitUnderWay: true }, status: 9 },
      'debitUnderWay',
    ],
  ])('%s', (_row, trade, expected) => {
    expect(moneyStateOf(trade)).toBe(expected);
  });
});
