import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitsOf } from '../../../testing/deals.ts';
import {
  invitationOf,
  JOINT,
  jointOrderToSign,
  jointPerson,
  openJointPage,
  signedBeforeAccounts,
  signedByInvestor,
  submitProfileOf,
} from '../../../testing/joint-signing.ts';
import { IN_NOVA_SCOTIA, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { askForLink, type OrderToSign, orderToSign } from '../../../testing/signing.ts';

const HOUR_MS = 3_600_000;
const A_WHILE_MS = 180_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const KIM = { ...JOINT, firstName: 'Kim', lastName: 'Lee', email: 'kim.lee@example.com' };

/** An order with everything but signatures whose joint investor was just named, and the token of their invitation. */
async function invited(
  joint: object & { email: string } = JOINT,
): Promise<{ order: OrderToSign; token: string }> {
  const order = await orderToSign(portal);
  await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: joint });
  return { order, token: await invitationOf(portal, joint.email) };
}

const join = (person: Person, token: string, isOtherAddress = false) =>
  person.post('/user/purchases/join', { token, isOtherAddress });
const codeOf = async (reply: ReturnType<typeof join>) => (await reply).json().code;
const open = (token: string) =>
  portal.app.inject({ method: 'POST', url: '/api/purchase-invitations/open', payload: { token } });
const decline = (token: string) =>
  portal.app.inject({ method: 'POST', url: '/api/purchase-invitations/decline', payload: { token } });

describe('the second purchaser of an order', () => {
  it('is invited when they are named, and says whether they join before anybody signs', async () => {
    const { order, token } = await invited();
    expect((await open(token)).json().data).toMatchObject({
      investorName: 'Ada Tremblay',
      orderTotal: 5_000,
      quantity: 50,
      invitedEmail: JOINT.email,
    });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      nextAction: 'wait-for-purchaser',
      jointSigning: { status: 'invited', linkExpiresAt: expect.any(String) },
    });
    expect((await askForLink(order)).json().code).toBe('PURCHASER_MISSING');
    const benoit = await jointPerson(portal);
    expect((await join(benoit, token)).json().data).toEqual({ id: order.tradeId });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      nextAction: 'sign',
      jointSigning: { status: 'not-asked' },
    });
    await portal.runJobs();
    const told = portal.mails.filter(({ to }) => to === order.person.email).at(-1);
    expect(told?.subject).toBe('Your joint investor is ready: Maple Street Homes');
    expect((await askForLink(order)).statusCode).toBe(200);
  });

  it('who has an account and no profile keeps both from signing until they submit one', async () => {
    const { order, token } = await invited(KIM);
    const kim = await registerPerson(portal, { firstName: 'Kim', lastName: 'Lee', email: KIM.email });
    expect((await kim.get('/user/profile')).json().data.emailVerified).toBe(false);
    await join(kim, token);
    expect((await kim.get('/user/profile')).json().data.emailVerified, 'the link proved it').toBe(true);
    expect((await readTrade(order.person, order.tradeId)).jointSigning).toMatchObject({ status: 'joined' });
    expect((await askForLink(order)).json().code).toBe('PURCHASER_MISSING');
    expect((await kim.get(`/user/purchases/${order.tradeId}`)).json().data.step).toBe('complete-profile');
    await submitProfileOf(kim, KIM);
    expect((await kim.get(`/user/purchases/${order.tradeId}`)).json().data.step).toBe('wait-for-first');
    expect((await askForLink(order)).statusCode).toBe(200);
  });

  it('sees the order and nothing of the first one’s profile, bank or answers, and signs in their own session', async () => {
    const { order } = await signedByInvestor(portal);
    const benoit = await jointPerson(portal);
    const reply = await benoit.get(`/user/purchases/${order.tradeId}`);
    expect(reply.json().data).toMatchObject({ investorName: 'Ada Tremblay', step: 'sign', mayLeave: true });
    for (const held of ['130692544', 'T1234', 'Harbour Street', order.person.email, 'kycId', 'account']) {
      expect(reply.body).not.toContain(held);
    }
    const page = await openJointPage(portal);
    await page.prepare();
    expect((await page.sign()).json().data.returnUrl).toBe(
      `http://portal.test/dashboard/purchases/${order.tradeId}`,
    );
    expect((await benoit.get(`/user/purchases/${order.tradeId}`)).json().data).toMatchObject({
      step: 'wait-for-review',
      mayLeave: false,
      rightEndsAt: expect.any(String),
    });
    expect((await readTrade(order.person, order.tradeId)).status).toBe(1);
    for (const path of [`/user/purchases/${order.tradeId}`, `/user/trade/${order.tradeId}`]) {
      expect((await (await registerPerson(portal)).get(path)).statusCode).toBe(404);
    }
    expect((await benoit.get(`/user/trade/${order.tradeId}`)).statusCode).toBe(404);
    const close = await benoit.post('/user/account/close', { password: benoit.password });
    expect(close.json().code).toBe('ACCOUNT_IN_USE');
  });

  it('who declines by the link, without an account, frees the units, and the investor is told', async () => {
    const { order, token } = await invited();
    expect((await decline(token)).statusCode).toBe(200);
    expect((await unitsOf(portal, order.dealId)).taken).toBe(0);
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      nextAction: 'choose-quantity',
      jointSigning: { status: 'left' },
    });
    await portal.runJobs();
    expect(portal.mails.filter(({ to }) => to === order.person.email).at(-1)?.subject).toContain(
      'is not part of your order',
    );
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor: null });
    expect((await askForLink(order)).statusCode).toBe(200);
  });

  it('may leave before their signature, which takes the first one’s back; after it they may not', async () => {
    const { order, joint } = await signedByInvestor(portal);
    const benoit = await jointPerson(portal);
    expect((await benoit.post(`/user/purchases/leave/${order.tradeId}`, {})).statusCode).toBe(200);
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      holdsUnits: false,
      approvalProcess: { investorSignedAt: null },
    });
    expect((await joint.call('open')).json().data?.status ?? 'gone').not.toBe('open');
    expect((await benoit.post(`/user/purchases/signing/${order.tradeId}`, {})).statusCode).toBe(404);
    const signed = await signedByInvestor(portal);
    await signed.joint.prepare();
    await signed.joint.sign();
    const late = await benoit.post(`/user/purchases/leave/${signed.order.tradeId}`, {});
    expect(late.json().code).toBe('STATE_REFUSES');
  });

  it('who lives where the dealer is not registered keeps the order from the dealer', async () => {
    const { order, token } = await invited({ ...KIM, email: 'kim.halifax@example.com' });
    const kim = await registerPerson(portal, {
      firstName: 'Kim',
      lastName: 'Lee',
      email: 'kim.halifax@example.com',
    });
    await submitKyc(kim, IN_NOVA_SCOTIA);
    await join(kim, token);
    expect((await askForLink(order)).json().code).toBe('PROVINCE_NOT_SERVED');
    expect((await readTrade(order.person, order.tradeId)).status).toBe(0);
  });

  it('of an order of before signs by link, and the order reaches the dealer once they joined', async () => {
    const { order, joint } = await signedBeforeAccounts(portal);
    await joint.prepare();
    await joint.sign();
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 0,
      nextAction: 'wait-for-purchaser',
    });
    portal.advance(A_WHILE_MS);
    expect((await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {})).statusCode).toBe(200);
    await join(await jointPerson(portal), await invitationOf(portal));
    expect((await readTrade(order.person, order.tradeId)).status).toBe(1);
  });
});

describe('the link of an invitation', () => {
  it('works once, in two tabs as well', async () => {
    const { token } = await invited();
    const benoit = await jointPerson(portal);
    const replies = await Promise.all([join(benoit, token), join(benoit, token)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await open(token)).json().code).toBe('PURCHASE_INVITATION_INVALID');
    expect((await decline(token)).json().code).toBe('PURCHASE_INVITATION_INVALID');
  });

  it('is dead after 72 hours, once another person is named, once it was sent again, and with the order', async () => {
    const before = portal.deps.clock.now();
    const late = await invited();
    portal.advance(72 * HOUR_MS);
    expect((await open(late.token)).json().code).toBe('PURCHASE_INVITATION_INVALID');
    portal.setTime(before);
    const changed = await invited();
    const { person, dealId } = changed.order;
    await person.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor: KIM });
    expect((await open(changed.token)).json().code).toBe('PURCHASE_INVITATION_INVALID');
    const again = await invited();
    const resend = () => again.order.person.post(`/user/trade/joint-link/${again.order.tradeId}`, {});
    expect((await resend()).json().code).toBe('RATE_LIMITED');
    portal.advance(A_WHILE_MS);
    expect((await resend()).statusCode).toBe(200);
    expect((await open(again.token)).json().code).toBe('PURCHASE_INVITATION_INVALID');
    const newest = await invitationOf(portal);
    expect((await open(newest)).statusCode).toBe(200);
    await again.order.person.get(`/user/trade/archive/${again.order.tradeId}`);
    expect((await open(newest)).json().code).toBe('PURCHASE_INVITATION_INVALID');
  });

  it('that was passed on makes nobody a purchaser: not the investor, not another name, not unasked', async () => {
    const { order, token } = await invited();
    const eve = await registerPerson(portal, { firstName: 'Eve', lastName: 'Moreau' });
    expect(await codeOf(join(order.person, token))).toBe('OWN_ORDER');
    expect(await codeOf(join(eve, token))).toBe('PURCHASE_INVITATION_OF_OTHER');
    expect(await codeOf(join(eve, token, true))).toBe('PURCHASE_INVITATION_OF_OTHER');
    const namesake = await registerPerson(portal, { firstName: 'BENOIT', lastName: 'Roy' });
    expect(await codeOf(join(namesake, token, true)), 'nobody confirmed that address').toBe(
      'PURCHASE_INVITATION_OF_OTHER',
    );
    await portal.db
      .updateTable('investors')
      .set({ email_verified_at: portal.deps.clock.now() })
      .where('id', '=', namesake.user.id)
      .execute();
    expect(await codeOf(join(namesake, token))).toBe('PURCHASE_INVITATION_OF_OTHER');
    expect((await join(namesake, token, true)).statusCode).toBe(200);
    expect((await readTrade(order.person, order.tradeId)).jointInvestor?.email).toBe(namesake.email);
  });

  it('is in no answer, row or record, and is sent twelve times for an order', async () => {
    const order = await jointOrderToSign(portal);
    const name = (number: number) => {
      const jointInvestor = { ...KIM, email: `kim.${number}@example.com` };
      return order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 50, jointInvestor });
    };
    for (let number = 2; number <= 12; number += 1) {
      // As if each were named on a day of their own.
      await portal.db.deleteFrom('rate_limits').execute();
      expect((await name(number)).statusCode).toBe(200);
    }
    const token = await invitationOf(portal, 'kim.12@example.com');
    expect((await open(token)).statusCode).toBe(200);
    expect((await name(13)).json().code).toBe('STATE_REFUSES');
    const rows = [
      (await order.person.get(`/user/trade/${order.tradeId}`)).body,
      JSON.stringify(await portal.db.selectFrom('order_purchasers').selectAll().execute()),
      JSON.stringify(await portal.db.selectFrom('audit_log').select('detail').execute()),
    ];
    for (const row of rows) {
      expect(row).not.toContain(token);
    }
  });
});
