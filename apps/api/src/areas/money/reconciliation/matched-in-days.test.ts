import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineNamed } from '../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { fundedOrder } from '../../../testing/order-money.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { accountOf, explainAll, readDay, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';
import { matchLine } from '../bank/matching/match-line.ts';

/** Late on the day after TRUST_DAY in Toronto, which is the next day in UTC. */
const LATE = new Date('2026-11-19T03:30:00.000Z');

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  portal.setTime(LATE);
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

describe('the day of a line that is matched', () => {
  it('shows the part booked a day later, which explains itself, and the rest, which does not', async () => {
    const { tradeId } = await fundedOrder(portal);
    await accountOf(portal, [[TRUST_DAY, 'WIRE', 7_500], TODAY_MOVED]);
    await matchLine(portal.deps, STAFF, await lineNamed(portal.deps, 'WIRE'), {
      kind: 'received',
      allocations: [{ tradeId, cents: 500_000n }],
      payor: 'Ana Roy',
      how: 'person',
      reason: 'By the receipt',
    });
    const { content, obstacles } = await readDay(finance);
    expect([content.bank.closing, content.books.closing]).toEqual([7_500, 0]);
    expect(content.differences.map(({ kind, amount, clearedOn }) => [kind, amount, clearedOn])).toEqual([
      ['bank-line', 2_500, null],
      ['bank-line', 5_000, '2026-11-18'],
    ]);
    expect(obstacles).toEqual(['not-explained']);
    await explainAll(finance);
    expect((await readDay(finance)).obstacles).toEqual([]);
  });
});
