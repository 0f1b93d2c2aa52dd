import { TRADE_STATUS_NUMBERS, type TradeStatus } from '@portal/domain/trades/trade-status';
import { describe, expect, it } from 'vitest';
import { SIGNED } from '../../../testing/sample-order.ts';
import { TIMELINE_STEPS, timelineOf } from './order-timeline.ts';

const RECEIVED = '2026-11-25T00:00:00Z';

type Right = (typeof SIGNED)['cancellation']['right'];

describe('the way from the signature to the approval', () => {
  it.each<[string, TradeStatus, boolean, string | null, Right, string]>([
    ['begins with the signature', 'open', false, null, 'not-begun', 'now later later later later'],
    ['opens the right to cancel with it', 'submitted', true, null, 'runs', 'done now later later later'],
    ['knows when the money is in trust', 'submitted', true, RECEIVED, 'runs', 'done now done later later'],
    ['goes through the review', 'inReview', true, null, 'ended', 'done done later now later'],
    ['keeps the right while it is reviewed', 'inReview', true, null, 'runs', 'done now later now later'],
    ['keeps the right after the approval', 'approved', true, RECEIVED, 'runs', 'done now done done done'],
    ['ends with the approval', 'approved', true, RECEIVED, 'ended', 'done done done done done'],
    ['stays there once settled', 'settled', true, RECEIVED, 'ended', 'done done done done done'],
  ])('%s', (_what, status, sign, fundsReceivedAt, right, expected) => {
    const cancellation = { ...SIGNED.cancellation, right };
    const trade = { ...SIGNED, status: TRADE_STATUS_NUMBERS[status], fundsReceivedAt, cancellation };
    const states = timelineOf(trade, { sign });
    expect(TIMELINE_STEPS.map((step) => states[step]).join(' ')).toBe(expected);
  });
});
