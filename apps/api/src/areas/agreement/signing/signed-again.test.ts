import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { jointOrderToSign, openJointPage } from '../../../testing/joint-signing.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { FOR_ONESELF, readTrade } from '../../../testing/orders.ts';
import { confirmClassesOf } from '../../../testing/propose-approval.ts';
import {
  ADDRESSES,
  type OrderToSign,
  openSigningPage,
  orderToSign,
  PERMITTED_ASSETS,
  signThroughCeremony,
} from '../../../testing/signing.ts';
import { STAFF } from '../../../testing/staff-actor.ts';
import { reviewTrade } from '../../order/trades/deciding/decide-trade.ts';
import { returnTrade } from '../../order/trades/deciding/return-trade.ts';

let portal: TestPortal;
let noor: Colleague;
let order: OrderToSign;
beforeAll(async () => {
  portal = await openTestPortal();
  noor = await enterOffice(portal, { role: 'compliance' });
});
beforeEach(async () => {
  order = await orderToSign(portal);
});
afterAll(() => portal.close());

/** Signed, sealed, and sent back for changes. */
async function sentBack(of: OrderToSign): Promise<void> {
  await portal.runJobs();
  await reviewTrade(portal.deps, STAFF, of.person.user.id, of.tradeId);
  await returnTrade(portal.deps, STAFF, of.person.user.id, of.tradeId, 'Look at it again.');
}
const details = ({ person, tradeId }: OrderToSign, city: string) =>
  person.post(`/user/trade/pre-sign/${tradeId}`, {
    subDoc: { scheduleA: { city, sourceOfFunds: 'Savings', ...FOR_ONESELF }, paymentMethod: '1' },
  });
const kindsToSign = async () =>
  (await (await openSigningPage(portal, order)).open()).documents.map(({ kind }) => kind);
const papers = async () => {
  await portal.runJobs();
  return (await readTrade(order.person, order.tradeId)).signedDocumentList;
};
const ofOffice = async () => (await noor.get(`/office/orders/${order.tradeId}`)).json().data;
const announced = async () =>
  (await order.person.get(`/user/trade/signing/${order.tradeId}`)).json().data.again;

describe('after a change, an investor signs again', () => {
  it('only the paper that names what changed; the others stay sealed as they are', async () => {
    await signThroughCeremony(portal, order);
    const before = await papers();
    expect(before).toHaveLength(3);
    await sentBack(order);
    await details(order, 'Ottawa');
    expect(await announced()).toMatchObject({
      kept: [{ kind: 'kyc-confirmation' }, { kind: 'risk-acknowledgement' }],
      papers: [{ kind: 'subscription-agreement', labels: [expect.any(String)] }],
    });
    expect(await kindsToSign()).toEqual(['subscription-agreement']);
    await signThroughCeremony(portal, order);
    const after = await papers();
    const ids = before.map(({ id }) => id);
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title));
    expect(after.filter(({ id }) => ids.includes(id))).toHaveLength(2);
    const { order: facts, ceremonies, reading } = await ofOffice();
    expect(facts.status).toBe('submitted');
    expect(ceremonies[0].kept).toHaveLength(2);
    expect(reading.documents.filter(({ kind }: { kind: string }) => kind === 'paper')).toHaveLength(3);
  });

  it('the profile alone where nothing else prints the answer that changed', async () => {
    await signThroughCeremony(portal, order);
    await sentBack(order);
    await submitKyc(order.person, {
      assets: PERMITTED_ASSETS,
      investing: { ...KYC_EXAMPLE.investing, timeframe: 12 },
    });
    await details(order, 'Toronto');
    expect(await kindsToSign()).toEqual(['kyc-confirmation']);
    await signThroughCeremony(portal, order);
    expect(await papers()).toHaveLength(3);
  });

  it('all that name the amount', async () => {
    await signThroughCeremony(portal, order);
    await sentBack(order);
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 60 });
    expect((await kindsToSign()).toSorted()).toEqual(['risk-acknowledgement', 'subscription-agreement']);
  });

  it('twice, and what was kept the first time is still kept', async () => {
    await signThroughCeremony(portal, order);
    await sentBack(order);
    await details(order, 'Ottawa');
    await signThroughCeremony(portal, order);
    await sentBack(order);
    await details(order, 'Kingston');
    expect(await kindsToSign()).toEqual(['subscription-agreement']);
    await signThroughCeremony(portal, order);
    expect(await papers()).toHaveLength(3);
  });

  it('everything where what was signed is not sealed yet, or in another language', async () => {
    await signThroughCeremony(portal, order);
    await reviewTrade(portal.deps, STAFF, order.person.user.id, order.tradeId);
    await returnTrade(portal.deps, STAFF, order.person.user.id, order.tradeId, 'Look at it again.');
    await details(order, 'Ottawa');
    expect((await kindsToSign()).length).toBeGreaterThan(1);
  });

  it('together with a joint investor what both signed; each has something to sign', async () => {
    order = await jointOrderToSign(portal);
    await signThroughCeremony(portal, order);
    const joint = await openJointPage(portal);
    await joint.prepare();
    await joint.sign();
    await sentBack(order);
    await details(order, 'Ottawa');
    expect(await kindsToSign()).toEqual(['subscription-agreement']);
    await signThroughCeremony(portal, order);
    const again = await openJointPage(portal);
    const ceremony = await again.open();
    expect(ceremony.documents.map(({ kind }) => kind)).toEqual(['subscription-agreement']);
    expect(ceremony.again?.kept.map(({ kind }) => kind)).toEqual(['risk-acknowledgement']);
    await again.prepare();
    await again.sign();
    expect(await papers()).toHaveLength(3);
  });

  it('everything, French first, where they moved to Québec, which the office sees before it approves', async () => {
    await signThroughCeremony(portal, order);
    const basics = { ...KYC_EXAMPLE.basics, address: ADDRESSES['CAN-QC'] };
    await submitKyc(order.person, { basics, assets: PERMITTED_ASSETS });
    await confirmClassesOf(noor, order.tradeId);
    expect((await ofOffice()).checks).toContain('paper-outdated');
    await sentBack(order);
    await details(order, 'Montréal');
    const view = await (await openSigningPage(portal, order)).open();
    expect([view.language, view.otherLanguage]).toEqual(['fr', 'en']);
    expect(view.documents.map(({ kind }) => kind).toSorted()).toEqual([
      'kyc-confirmation',
      'risk-acknowledgement',
      'subscription-agreement',
    ]);
  });

  it('everything where somebody else invests together with them', async () => {
    order = await jointOrderToSign(portal);
    await signThroughCeremony(portal, order);
    const joint = await openJointPage(portal);
    await joint.prepare();
    await joint.sign();
    await sentBack(order);
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: null });
    expect((await kindsToSign()).toSorted()).toEqual(['risk-acknowledgement', 'subscription-agreement']);
  });
});
