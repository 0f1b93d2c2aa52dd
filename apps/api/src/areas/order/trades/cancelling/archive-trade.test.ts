import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedOrder, auditOfCancellation, cancel, mailsAbout } from '../../../../testing/cancellation.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { signedByInvestor } from '../../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder, submittedOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { BY_STAFF, STAFF } from '../../../../testing/staff-actor.ts';
import { archiveTrade } from './archive-trade.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The subjects of the messages that an action sends, in alphabetical order. */
async function sentAfter(work: () => Promise<unknown>): Promise<string[]> {
  await portal.runJobs();
  const before = portal.mails.length;
  await work();
  await portal.runJobs();
  return portal.mails
    .slice(before)
    .map(({ subject }) => subject)
    .sort();
}

describe('an order that the dealer cancels', () => {
  it('is not cancelled by right, and its investor gets one message, which is no receipt', async () => {
    const { ada, tradeId } = await submittedOrder(portal);
    const archive = () =>
      archiveTrade(portal.deps, ada.user.id, tradeId, { by: STAFF, reason: 'Withdrawn.' });
    expect(await sentAfter(archive)).toEqual([expect.stringContaining('was cancelled')]);
    expect(await auditOfCancellation(portal, tradeId)).toMatchObject([
      { actor: 'staff:colleague-1', detail: { ...BY_STAFF, from: 'submitted', byRight: false } },
    ]);
  });
});

describe('an order that its investor cancels', () => {
  it('before anybody signed it needs no message', async () => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    expect(await sentAfter(() => cancel(ada, tradeId))).toEqual([]);
  });

  it('before the joint investor signed is withdrawn: no right has begun that could end', async () => {
    const { order } = await signedByInvestor(portal);
    expect((await cancel(order.person, order.tradeId)).statusCode).toBe(200);
    const [receipt] = await mailsAbout(portal, order.person.email, 'Receipt');
    expect(receipt?.text).toContain('before the order was approved');
    expect(await auditOfCancellation(portal, order.tradeId)).toMatchObject([
      { detail: { byRight: false, rightEndsAt: null } },
    ]);
  });

  it('by right is confirmed to them and reported to the issuer and the dealer', async () => {
    const { ada, tradeId } = await approvedOrder(portal);
    expect(await sentAfter(() => cancel(ada, tradeId))).toEqual([
      expect.stringContaining('Copy of a notice of cancellation'),
      expect.stringContaining('Notice of cancellation'),
      expect.stringContaining('Receipt'),
    ]);
  });
});
