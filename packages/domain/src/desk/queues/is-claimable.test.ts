import { describe, expect, it } from 'vitest';
import type { TradeStatus } from '../../order/trades/trade-status.ts';
import type { DeskKind } from './desk-queues.ts';
import { isClaimable } from './is-claimable.ts';
import type { DeskRow } from './office-desk.wire.ts';

const orderOf = (status: TradeStatus): DeskRow['order'] => ({
  id: 'o1',
  reference: 'A1B2C3D4',
  dealId: 'd1',
  dealName: 'Harbour Row',
  quantity: 1,
  total: 100,
  status,
  method: null,
});

describe('a row can be claimed', () => {
  it.each<[string, DeskKind, TradeStatus | null, boolean]>([
    ['while its order is in review', 'order', 'inReview', true],
    ['not once its order is settled', 'order', 'settled', false],
    ['not once its order is declined', 'order', 'declined', false],
    ['not once its order has ended', 'order', 'archived', false],
    ['for the money of an order that has ended', 'payment-flag', 'archived', true],
    ['without an order', 'message', null, true],
  ])('%s', (_name, kind, status, expected) => {
    expect(isClaimable({ claim: { kind }, order: status === null ? null : orderOf(status) })).toBe(expected);
  });
});
