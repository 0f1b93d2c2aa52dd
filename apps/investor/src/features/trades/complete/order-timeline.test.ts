import { TRADE_STATUS_NUMBERS, type TradeStatus } from '@portal/domain/trades/trade-status';
import { describe, expect, it } from 'vitest';
import { SIGNED } from '../../../testing/sample-order.ts';
import { TIMELINE_STEPS, timelineOf } from './order-timeline.ts';

const RECEIVED = '2026-11-25T00:00:00Z';

describe('the way from the signature to the approval', () => {
  it.each<[string, TradeStatus, boolean, string | null, string]>([
    ['begins with the signature', 'open', false, null, 'now later later later later'],
    ['opens the right to cancel with it', 'submitted', true, null, 'done now later later later'],
    ['knows when the money is in trust', 'submitted', true, RECEIVED, 'done now done later later'],
    ['goes through the review', 'inReview', true, null, 'done done later now later'],
    ['ends with the approval', 'approved', true, RECEIVED, 'done done done done done'],
    ['stays there once settled', 'settled', true, RECEIVED, 'done done done done done'],
  ])('%s', (_what, status, sign, fundsReceivedAt, expected) => {
    const states = timelineOf({ ...SIGNED, status: TRADE_STATUS_NUMBERS[status], fundsReceivedAt }, { sign });
    expect(TIMELINE_STEPS.map((step) => states[step]).join(' ')).toBe(expected);
  });
});
