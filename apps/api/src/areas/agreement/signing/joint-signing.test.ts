import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitsOf } from '../../../testing/deals.ts';
import { JOINT, JOINT_NAME, mailsToJoint, signedByInvestor } from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { askForLink, openSigningPage, signingPageOf, tokenIn } from '../../../testing/signing.ts';
import { releaseExpiredOrders } from '../../order/trades/holding/release-expired-orders.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('the joint signer', () => {
  it('is invited in their own language once the investor has signed, and the order waits', async () => {
    const { order, joint } = await signedByInvestor(portal);
    const [invitation] = mailsToJoint(portal, 'Votre signature est requise').slice(-1);
    expect(invitation).toMatchObject({ language: 'fr' });
    expect(invitation?.text).toContain('Une personne souhaite investir avec vous');
    expect(await joint.open()).toMatchObject({ role: 'joint', signer: { name: JOINT_NAME, initials: 'BR' } });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 0,
      nextAction: 'wait-for-joint',
      jointSigning: { status: 'waiting', at: portal.deps.clock.now().toISOString() },
      approvalProcess: { investorSignedAt: expect.any(String), jointSignedAt: null },
    });
  });

  it("sees the order's documents and never the investor's profile", async () => {
    const { joint } = await signedByInvestor(portal);
    const view = await joint.open();
    expect(view.documents.map(({ kind }) => kind)).toEqual([
      'subscription-agreement',
      'risk-acknowledgement',
    ]);
    expect(JSON.stringify(view)).not.toContain('***-***-544');
    expect(view.otherLanguage).toBeNull();
  });

  it('cannot open or sign before the investor has signed', async () => {
    const { order, joint } = await signedByInvestor(portal);
    // The order changes: what both were to sign is void, and it is the investor's turn again.
    await order.person.post(`/user/trade/create/${order.dealId}`, { quantity: 60, jointInvestor: JOINT });
    for (const step of ['open', 'consent', 'sign', 'decline']) {
      const reply = await joint.call(
        step,
        step === 'sign' ? { signature: { kind: 'typed', name: JOINT_NAME } } : {},
      );
      expect(reply.json()).toMatchObject({ statusCode: 409, code: 'SIGNING_OUT_OF_TURN' });
    }
    expect((await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {})).json().code).toBe(
      'SIGNING_OUT_OF_TURN',
    );
  });

  it('completes the order, which is submitted only then', async () => {
    const { order, joint } = await signedByInvestor(portal);
    expect((await joint.sign()).statusCode).toBe(400);
    await joint.prepare();
    expect((await joint.sign('Ada Tremblay')).json().fields).toHaveProperty(['signature.name']);
    const reply = await joint.sign();
    expect(reply.json().data).toMatchObject({ status: 'completed', role: 'joint', waitingFor: null });
    expect(reply.json().data.returnUrl).toBe(`http://portal.test/dashboard/purchases/${order.tradeId}`);
    const signedAt = portal.deps.clock.now().toISOString();
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 1,
      jointSigning: { status: 'signed', at: signedAt },
      approvalProcess: { jointSignedAt: signedAt },
    });
  });

  it('has a week: until then the order keeps its units, whatever hold it started with', async () => {
    const before = portal.deps.clock.now();
    const { order, joint } = await signedByInvestor(portal);
    const unitsAfterDays = async (days: number) => {
      portal.setTime(new Date(before.getTime() + days * DAY_MS));
      await releaseExpiredOrders(portal.deps);
      return (await unitsOf(portal, order.dealId)).taken;
    };
    expect(portal.deps.config.orderHoldMinutes * MINUTE_MS).toBeLessThan(6 * DAY_MS);
    expect(await unitsAfterDays(6.9)).toBe(50);
    portal.setTime(before);
    await joint.prepare();
    expect((await joint.sign()).json().data).toMatchObject({ status: 'completed' });
    const { order: forgotten } = await signedByInvestor(portal);
    portal.setTime(new Date(before.getTime() + 7.1 * DAY_MS));
    await releaseExpiredOrders(portal.deps);
    expect((await unitsOf(portal, forgotten.dealId)).taken).toBe(0);
    portal.setTime(before);
  });

  it('who signs several times at once leaves one signature and gets the same answer', async () => {
    const { joint } = await signedByInvestor(portal);
    await joint.prepare();
    const { envelopeId } = await joint.open();
    const replies = await Promise.all([joint.sign(), joint.sign(), joint.sign()]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    const signed = await portal.db
      .selectFrom('signing_events')
      .select('signer')
      .where('envelope_id', '=', envelopeId)
      .where('kind', '=', 'signed')
      .orderBy('seq')
      .execute();
    expect(signed).toEqual([{ signer: 'investor' }, { signer: 'joint' }]);
  });

  it('who declines gives the order back to the investor, with a clear message', async () => {
    const { order, joint } = await signedByInvestor(portal);
    expect((await joint.call('decline')).json().data).toMatchObject({ status: 'declined', role: 'joint' });
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 0,
      nextAction: 'sign',
      jointSigning: { status: 'declined' },
      approvalProcess: { investorSignedAt: null },
    });
    await portal.runJobs();
    const told = portal.mails.filter(({ to }) => to === order.person.email).at(-1);
    expect(told?.subject).toBe('The joint investor declined to sign: Maple Street Homes');
    const again = await (await openSigningPage(portal, order)).open();
    expect(again.consentedAt).toBeNull();
  });
});

describe('a link of the investor', () => {
  it('requested while the joint investor is awaited says so, and signs nothing again', async () => {
    const { order } = await signedByInvestor(portal);
    const page = signingPageOf(portal, tokenIn((await askForLink(order)).json().data.url));
    expect((await page.call('open')).json().data).toMatchObject({
      status: 'completed',
      waitingFor: JOINT_NAME,
    });
  });
});
