import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../platform/http/app-error.ts';
import { addDeal } from '../../../testing/deals.ts';
import { approveTrade } from '../../../testing/decided-alone.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, placeOrder, readTrade, submittedOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { declineTrade, reviewTrade } from './deciding/decide-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The outcome of a decision: done, or refused with the order's state. */
async function outcomeOf(decision: Promise<unknown>): Promise<string> {
  try {
    await decision;
    return 'done';
  } catch (error) {
    if (error instanceof AppError) {
      return `${error.code}: ${error.details.currentState}`;
    }
    throw error;
  }
}

describe('decisions about one order at once', () => {
  it('have one that counts; the others get the current state', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    const outcomes = await Promise.all([
      outcomeOf(approveTrade(portal.deps, STAFF, ada.user.id, tradeId)),
      outcomeOf(declineTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Not suitable.')),
      outcomeOf(approveTrade(portal.deps, STAFF, ada.user.id, tradeId)),
    ]);
    const { status } = await readTrade(ada, tradeId);
    const state = status === 4 ? 'approved' : 'declined';
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(0);
    expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual(
      outcomes.filter((outcome) => outcome !== 'done').map(() => `STATE_REFUSES: ${state}`),
    );
  });
});

describe('an investor with a complete profile', () => {
  it('skips the application step on the next order', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    expect((await readTrade(ada, tradeId)).progress.label).toBe('details');
  });
});
