import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineNamed } from '../../../testing/bank.ts';
import { approvedOrder } from '../../../testing/cancellation.ts';
import { enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import {
  accountOf,
  prepareAll,
  readDay,
  seenBy,
  TODAY_MOVED,
  TRUST_DAY,
} from '../../../testing/trust-days.ts';
import { matchLine } from '../bank/matching/match-line.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

describe('a closed day', () => {
  it('shows later news by its value day and sequence, and stays as it was closed', async () => {
    const finance = await enterOffice(portal, { role: 'finance' });
    const compliance = await enterOffice(portal, { role: 'compliance' });
    await accountOf(portal, [[TRUST_DAY, 'WIRE', 5_000], TODAY_MOVED]);
    await prepareAll(finance);
    await compliance.post(`/office/money/days/${TRUST_DAY}/approve`, await seenBy(compliance));
    const { tradeId } = await approvedOrder(portal);
    const before = await readDay(finance);
    portal.advance(60_000);
    const lineId = await lineNamed(portal.deps, 'WIRE');
    await matchLine(portal.deps, STAFF, lineId, {
      kind: 'received',
      allocations: [{ tradeId, cents: 500_000n }],
      payor: 'Ana Roy',
      how: 'person',
      reason: 'By the receipt',
    });
    const { state, content, closed } = await readDay(finance);
    expect([state, content]).toEqual(['closed', before.content]);
    expect(closed?.later).toEqual([
      {
        source: 'books',
        day: TRUST_DAY,
        amount: 5_000,
        tradeId,
        reference: orderReference(tradeId),
        text: bankLineReference(lineId),
        at: portal.deps.clock.now().toISOString(),
      },
    ]);
  });
});
