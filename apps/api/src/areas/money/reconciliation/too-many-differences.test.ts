import { DIFFERENCES_MAX } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { accountOf, type Moved, readDay, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

const linesOf = (count: number): Moved =>
  Array.from({ length: count }, (_, place) => [TRUST_DAY, `WIRE ${place}`, 0.01]);

describe('a day with more differences than can be explained one by one', () => {
  it('cannot be prepared, while one with exactly as many can', async () => {
    await accountOf(portal, [...linesOf(DIFFERENCES_MAX), TODAY_MOVED]);
    const most = await readDay(finance);
    expect([most.content.differences.length, most.obstacles]).toEqual([DIFFERENCES_MAX, ['not-explained']]);
    await accountOf(portal, [...linesOf(1), TODAY_MOVED]);
    const { content, obstacles } = await readDay(finance);
    expect(content.differences).toEqual(most.content.differences);
    expect([content.bank.closing, obstacles]).toEqual([5.01, ['not-explained', 'too-many-differences']]);
  });
});
