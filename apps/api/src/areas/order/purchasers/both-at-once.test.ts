import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  JOINT,
  joinByJoint,
  jointPerson,
  openJointPage,
  signedByInvestor,
} from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { orderToSign, signThroughCeremony } from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('both at once', () => {
  it('the first changes the amount while the second signs: one of them is first, and no signature outlives the change', async () => {
    const { order, joint } = await signedByInvestor(portal);
    await joint.prepare();
    await Promise.all([
      joint.sign(),
      order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 40, jointInvestor: JOINT }),
    ]);
    const trade = await readTrade(order.person, order.tradeId);
    const { investorSignedAt, jointSignedAt } = trade.approvalProcess;
    expect(trade.quantity === 50 ? [trade.status] : [investorSignedAt, jointSignedAt]).toEqual(
      trade.quantity === 50 ? [1] : [null, null],
    );
  });

  it('the second leaves while they sign in another tab: they have left or signed, never both', async () => {
    const order = await orderToSign(portal);
    await joinByJoint(portal, order);
    await signThroughCeremony(portal, order);
    const joint = await openJointPage(portal);
    await joint.prepare();
    const benoit = await jointPerson(portal);
    const [signed, left] = await Promise.all([
      joint.sign(),
      benoit.post(`/user/purchases/leave/${order.tradeId}`, {}),
    ]);
    expect([signed.statusCode, left.statusCode].filter((status) => status === 200)).toHaveLength(1);
  });
});
