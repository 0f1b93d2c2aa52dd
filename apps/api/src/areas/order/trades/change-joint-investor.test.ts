import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, readTrade, submittedOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { publishTerms } from '../../../testing/publish-terms.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { reviewTrade } from './deciding/decide-trade.ts';
import { returnTrade } from './deciding/return-trade.ts';
import { findOrder } from './find-order.ts';
import { lockOrder } from './lock-order.ts';
import { createTrade } from './placing/create-trade.ts';
import { recordSignature } from './record-signatures.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const SAM: JointInvestor = {
  firstName: 'Sam',
  lastName: 'Roy',
  email: 'sam@example.com',
  relation: 'family',
  language: 'en',
};
const KIM = { ...SAM, firstName: 'Kim', email: 'kim@example.com' };

/** An order of 50 units with Sam, which its investor has signed. */
async function signedWithSam() {
  const ada = await registerPerson(portal);
  const dealId = await addDeal(portal);
  await addSubmittedKyc(portal, ada);
  const order = (jointInvestor: JointInvestor) =>
    createTrade(portal.deps, ada.user.id, dealId, { quantity: 50, jointInvestor });
  const { shareOrderId: tradeId } = await order(SAM);
  await giveDetails(ada, tradeId);
  const lock = () => lockOrder(portal.db, ada.user.id, tradeId);
  await recordSignature(portal.db, await lock(), { role: 'investor', signedAt: TEST_TIME }, TEST_TIME);
  const read = async () => ({
    jointInvestor: (await readTrade(ada, tradeId)).jointInvestor,
    investorSignedAt: (await findOrder(portal.db, ada.user.id, tradeId))?.investorSignedAt,
  });
  return { ada, dealId, tradeId, order, lock, read };
}

describe('the joint investor of a signed order', () => {
  it.each<[string, JointInvestor, boolean]>([
    [
      'may turn out to be their spouse, and the signature remains valid',
      { ...SAM, relation: 'spouse' },
      true,
    ],
    ['may turn out to read French, and the signature remains valid', { ...SAM, language: 'fr' }, true],
    ['may become somebody else, and the order is to be signed again', KIM, false],
  ])('%s', async (_row, changed, stands) => {
    const { order, read } = await signedWithSam();
    await order(changed);
    expect(await read()).toMatchObject({
      jointInvestor: changed,
      investorSignedAt: stands ? TEST_TIME : null,
    });
  });

  it('may change after the deal closed and became dearer: the order keeps its units', async () => {
    const { ada, dealId, tradeId, order } = await signedWithSam();
    await publishTerms(portal, dealId, { unitPriceCents: 20_000n });
    await portal.db.updateTable('deals').set({ is_live: false }).where('id', '=', dealId).execute();
    await order(KIM);
    expect(await readTrade(ada, tradeId)).toMatchObject({ orderTotal: 5_000, jointInvestor: KIM });
  });
});

describe('the hold of an order whose joint investor changes', () => {
  it('starts again while the order is open', async () => {
    const { order, lock } = await signedWithSam();
    const before = (await lock()).holdExpiresAt;
    portal.advance(HOUR_MS);
    await order(KIM);
    portal.setTime(TEST_TIME);
    expect((await lock()).holdExpiresAt?.getTime()).toBe((before?.getTime() ?? 0) + HOUR_MS);
  });

  it('does not where the dealer returned the order, whose units are held without end', async () => {
    const { ada, dealId, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await returnTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Add your spouse.');
    await createTrade(portal.deps, ada.user.id, dealId, { quantity: 50, jointInvestor: KIM });
    const order = await lockOrder(portal.db, ada.user.id, tradeId);
    expect(order).toMatchObject({ status: 'changesAsked', holdsUnits: true, holdExpiresAt: null });
  });
});
