import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationOf, JOINT, submitProfileOf } from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { registerRepresentative } from '../../../testing/registrations.ts';
import {
  type OrderToSign,
  openSigningPage,
  orderToSign,
  type SigningPage,
  signingPageOf,
  tokenIn,
} from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await registerRepresentative(portal, REPRESENTATIVE, ['CAN-ON', 'CAN-QC']);
});
afterAll(() => portal.close());

/** Who may take the order of two who live in different provinces. */
const REPRESENTATIVE = 'rep-01';

let count = 0;

/** An order of somebody in Ontario and somebody in Québec that the first signed in English, and the second's page. */
async function signedInEnglish(): Promise<{ order: OrderToSign; page: SigningPage }> {
  count += 1;
  const email = `camille.${count}@example.com`;
  const named = { ...JOINT, firstName: 'Camille', lastName: 'Gagnon', email };
  const order = await orderToSign(portal);
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: REPRESENTATIVE })
    .where('id', '=', order.person.user.id)
    .execute();
  await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: named });
  const camille = await registerPerson(portal, { firstName: 'Camille', lastName: 'Gagnon', email });
  await submitProfileOf(camille, named, 'CAN-QC');
  await camille.post('/user/purchases/join', { token: await invitationOf(portal, email) });
  const first = await openSigningPage(portal, order);
  expect(await first.open(), 'both are given the French version').toMatchObject({
    language: 'fr',
    otherLanguage: 'en',
  });
  await first.call('consent');
  await first.call('language', { language: 'en' });
  await first.prepare();
  expect((await first.sign()).statusCode).toBe(200);
  const { url } = (await camille.post(`/user/purchases/signing/${order.tradeId}`, {})).json().data;
  return { order, page: signingPageOf(portal, tokenIn(url), 'en', 'Camille Gagnon') };
}

describe('a joint investor in Québec, of an order that somebody in Ontario signed in English', () => {
  it('is given the French version first, and signs nothing before they chose', async () => {
    const { page } = await signedInEnglish();
    const view = await page.open();
    expect(view).toMatchObject({ language: 'fr', otherLanguage: 'en', mustChoose: true });
    expect(view.documents.map(({ language }) => language)).toEqual(['fr', 'fr']);
    await page.call('consent');
    const reply = await page.sign();
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toHaveProperty('language');
  });

  it('may expressly choose English, and then signs what the first signed', async () => {
    const { order, page } = await signedInEnglish();
    await page.call('consent');
    const chosen = (await page.call('language', { language: 'en' })).json().data;
    expect(chosen).toMatchObject({ language: 'en', otherLanguage: 'fr' });
    expect(chosen.mustChoose).toBeUndefined();
    await page.prepare();
    expect((await page.sign()).json().data).toMatchObject({ status: 'completed' });
    expect((await readTrade(order.person, order.tradeId)).status).toBe(1);
  });

  it('who chooses French has both sign in French: the first’s signature is taken back, and they are told', async () => {
    const { order, page } = await signedInEnglish();
    await page.call('consent');
    const reply = await page.call('language', { language: 'fr' });
    expect(reply.json().data).toMatchObject({ status: 'superseded' });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      nextAction: 'sign',
      approvalProcess: { investorSignedAt: null },
    });
    await portal.runJobs();
    const told = portal.mails.filter(
      ({ to, subject }) => to === order.person.email && subject.includes('French'),
    );
    expect(told.map(({ subject }) => subject)).toEqual([
      'Please sign the French version: Maple Street Homes',
    ]);
    const again = await openSigningPage(portal, order);
    expect(await again.open()).toMatchObject({ language: 'fr', otherLanguage: null });
  });
});
