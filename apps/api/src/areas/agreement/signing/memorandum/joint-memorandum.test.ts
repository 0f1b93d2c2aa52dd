import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../../testing/colleagues.ts';
import {
  JOINT,
  type JointWithMemorandum,
  jointOrderToSign,
  jointWithMemorandum,
  openJointPage,
} from '../../../../testing/joint-signing.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readTrade } from '../../../../testing/orders.ts';
import { confirmClassesOf, matchIdentityOf } from '../../../../testing/propose-approval.ts';
import {
  acceptMemorandum,
  BROWSER,
  openSigningPage,
  signThroughCeremony,
} from '../../../../testing/signing.ts';
import { askAboutAmendments } from './ask-about-amendments.ts';

const ALONE = ['--emergency', '--reason', 'Nobody else is in.'];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

function acceptancesOf({ order }: JointWithMemorandum) {
  return portal.db
    .selectFrom('joint_om_acceptances')
    .selectAll()
    .where('investor_id', '=', order.person.user.id)
    .orderBy('version')
    .execute();
}

async function download(url: string): Promise<Buffer> {
  const reply = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

/** Signed by both, and submitted. */
async function signedByBoth(): Promise<JointWithMemorandum> {
  const given = await jointWithMemorandum(portal);
  await given.joint.call('accept-memorandum', { documentId: given.documentId });
  await given.joint.prepare();
  expect((await given.joint.sign()).statusCode).toBe(200);
  return given;
}

function codeOf(reply: { json: () => { code?: string } }) {
  return reply.json().code;
}

describe('the memorandum of a joint investor', () => {
  it('is shown in their language in their part, and streamed through their link without a session', async () => {
    const { joint, documentId } = await jointWithMemorandum(portal);
    const view = await joint.open();
    expect(view.memorandum).toEqual({
      documentId,
      title: 'Notice d’offre',
      version: 1,
      language: 'fr',
      pages: 2,
      size: '%PDF-1.7 fr 1'.length,
      acceptedAt: null,
      isAmended: false,
    });
    const link = await joint.call('memorandum', { documentId });
    expect((await download(link.json().data.url)).toString()).toBe('%PDF-1.7 fr 1');
    expect((await joint.call('memorandum', { documentId })).statusCode).toBe(200);
    const opened = await portal.db
      .selectFrom('signing_events')
      .select(['signer', 'detail'])
      .where('envelope_id', '=', view.envelopeId)
      .where('kind', '=', 'memorandum-opened')
      .execute();
    expect(opened).toEqual([{ signer: 'joint', detail: { documentId, title: 'Notice d’offre (1)' } }]);
  });

  it('has to be accepted before consent and signature, even by a page that leaves it out', async () => {
    const { joint, documentId } = await jointWithMemorandum(portal);
    expect(codeOf(await joint.call('consent'))).toBe('MEMORANDUM_NOT_ACCEPTED');
    await joint.prepare();
    expect((await joint.sign()).statusCode).toBe(400);
    expect((await joint.call('accept-memorandum', { documentId })).statusCode).toBe(200);
    expect((await joint.call('consent')).statusCode).toBe(200);
  });

  it('accepted several times at once is one acceptance, with what, when and from where, and one message', async () => {
    const given = await jointWithMemorandum(portal);
    const { joint, documentId } = given;
    const before = portal.mails.length;
    const replies = await Promise.all(
      [1, 2, 3].map(() => joint.call('accept-memorandum', { documentId }, 'fr')),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const at = portal.deps.clock.now();
    expect(replies[0]?.json().data.memorandum).toMatchObject({ documentId, acceptedAt: at.toISOString() });
    const [kept, ...others] = await acceptancesOf(given);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      deal_id: given.order.dealId,
      document_id: documentId,
      version: 1,
      language: 'fr',
      accepted_at: at,
      ip_address: '127.0.0.1',
      user_agent: BROWSER,
    });
    expect(kept?.document_sha256).toMatch(/^[0-9a-f]{64}$/);
    await portal.runJobs();
    const sent = portal.mails.slice(before).filter(({ subject }) => subject.startsWith('La notice d’offre'));
    expect(sent.map(({ to, attachments }) => [to, attachments?.[0]?.content.toString()])).toEqual([
      [JOINT.email, '%PDF-1.7 fr 1'],
    ]);
    const delivery = portal.db
      .selectFrom('mail_deliveries')
      .select('template')
      .where('id', '=', kept?.mail_id ?? '');
    expect(await delivery.execute()).toEqual([{ template: 'joint-memorandum' }]);
  });

  it('is given by no other link: the investor’s, an expired, a replaced or a made-up one', async () => {
    const { order, joint, documentId } = await jointWithMemorandum(portal);
    const investor = await openSigningPage(portal, order);
    const other = await jointWithMemorandum(portal);
    for (const step of ['memorandum', 'accept-memorandum']) {
      expect(codeOf(await investor.call(step, { documentId }))).toBe('SIGNING_LINK_INVALID');
      expect(codeOf(await joint.call(step, { documentId: other.documentId }))).toBe('STATE_REFUSES');
      expect(codeOf(await joint.call(step, { token: 'made-up', documentId }))).toBe('SIGNING_LINK_INVALID');
      portal.advance(3 * DAY_MS);
      expect(codeOf(await joint.call(step, { documentId }))).toBe('SIGNING_LINK_INVALID');
      portal.advance(-3 * DAY_MS);
    }
    portal.advance(3 * MINUTE_MS);
    await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    expect(codeOf(await joint.call('memorandum', { documentId }))).toBe('SIGNING_LINK_INVALID');
    portal.advance(-3 * MINUTE_MS);
  });

  it('is no longer given once the order is cancelled', async () => {
    const { order, joint, documentId } = await jointWithMemorandum(portal);
    await order.person.get(`/user/trade/archive/${order.tradeId}`);
    expect((await joint.call('open')).json().data).toMatchObject({ status: 'superseded', memorandum: null });
    expect(codeOf(await joint.call('memorandum', { documentId }))).toBe('SIGNING_LINK_INVALID');
  });

  it('is not required where the deal has none', async () => {
    await signThroughCeremony(portal, await jointOrderToSign(portal));
    const joint = await openJointPage(portal);
    expect((await joint.open()).memorandum).toBeNull();
    expect((await joint.call('consent')).statusCode).toBe(200);
  });
});

describe('an amendment', () => {
  it('while they sign requires acceptance again, and the one shown before does not count', async () => {
    const given = await jointWithMemorandum(portal);
    const { order, joint, documentId } = given;
    await joint.call('accept-memorandum', { documentId });
    await joint.prepare();
    const amended = await publishMemorandum(portal, order.dealId, 2, 'en');
    expect(codeOf(await joint.sign())).toBe('MEMORANDUM_NOT_ACCEPTED');
    expect(codeOf(await joint.call('accept-memorandum', { documentId }))).toBe('STATE_REFUSES');
    expect((await joint.open()).memorandum).toMatchObject({
      documentId: amended,
      language: 'en',
      acceptedAt: null,
      isAmended: true,
    });
    await joint.call('accept-memorandum', { documentId: amended });
    expect((await joint.sign()).statusCode).toBe(200);
    expect((await acceptancesOf(given)).map(({ version }) => version)).toEqual([1, 2]);
    // The investor has not read it: the order waits for that and nothing else.
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 0,
      nextAction: 'accept-memorandum',
      jointSigning: { status: 'signed', owesMemorandum: false },
    });
    await acceptMemorandum(order);
    expect((await readTrade(order.person, order.tradeId)).status).toBe(1);
  });

  it('after both signed is sent to them automatically, once, and the order is not approved without them', async () => {
    const { order, joint } = await signedByBoth();
    const { tradeId, person } = order;
    await officeCommand(portal.deps, ['review', tradeId]);
    const compliance = await enterOffice(portal, { role: 'compliance' });
    await matchIdentityOf(compliance, tradeId);
    await confirmClassesOf(compliance, tradeId);
    portal.advance(MINUTE_MS);
    const amended = await publishMemorandum(portal, order.dealId, 2, 'fr');
    await acceptMemorandum(order);
    expect((await readTrade(person, tradeId)).jointSigning).toMatchObject({
      status: 'signed',
      owesMemorandum: true,
    });
    const refused = await officeCommand(portal.deps, ['approve', tradeId, ...ALONE]);
    expect([refused.ok, refused.lines[0]]).toEqual([false, expect.stringContaining('joint investor')]);
    portal.advance(MINUTE_MS);
    await askAboutAmendments(portal.deps);
    await askAboutAmendments(portal.deps);
    await portal.runJobs();
    const asked = portal.mails.filter(
      ({ to, subject }) => to === JOINT.email && subject.startsWith('Une notice d’offre modifiée'),
    );
    expect(asked).toHaveLength(1);
    const renewed = await openJointPage(portal);
    expect(renewed.token).not.toBe(joint.token);
    expect((await renewed.call('open')).json().data).toMatchObject({
      status: 'completed',
      memorandum: { documentId: amended, isAmended: true },
    });
    const { url } = (await renewed.call('memorandum', { documentId: amended })).json().data;
    expect((await download(url)).toString()).toBe('%PDF-1.7 fr 2');
    const accepted = await renewed.call('accept-memorandum', { documentId: amended });
    expect(accepted.json().data).toMatchObject({ status: 'completed', memorandum: null });
    expect((await officeCommand(portal.deps, ['approve', tradeId, ...ALONE])).ok).toBe(true);
    expect((await person.post(`/user/trade/joint-link/${tradeId}`, {})).json().code).toBe('STATE_REFUSES');
    portal.advance(-2 * MINUTE_MS);
  });

  it('after both signed can be sent again by the investor', async () => {
    const { order } = await signedByBoth();
    const press = () => order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    portal.advance(3 * MINUTE_MS);
    expect(codeOf(await press())).toBe('STATE_REFUSES');
    await publishMemorandum(portal, order.dealId, 2, 'fr');
    expect((await press()).json().data.jointSigning).toMatchObject({
      owesMemorandum: true,
      linkExpiresAt: null,
    });
    portal.advance(-3 * MINUTE_MS);
  });
});
