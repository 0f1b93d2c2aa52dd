import { SIGNING_PROOF_MINUTES } from '@portal/domain/agreement/signing/signing-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flagsOf } from '../../../../testing/cancellation.ts';
import { jointOrderToSign } from '../../../../testing/joint-signing.ts';
import { verifyAddress } from '../../../../testing/people.ts';
import { askForLink, orderToSign } from '../../../../testing/signing.ts';
import {
  BACK,
  MINUTE_MS,
  openProviderPortal,
  type ProviderPortal,
  SIGNED_AT,
} from './testing/provider-portal.ts';

let at: ProviderPortal;

beforeEach(async () => {
  at = await openProviderPortal();
});

afterEach(async () => {
  await at.close();
  expect(at.mock.problems).toEqual([]);
});

describe('an order that is signed at the provider', () => {
  it('is submitted by the event, and its documents and certificate can be read', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    expect(url.startsWith(`${at.mock.settings.oauthOrigin}/Signing/`)).toBe(true);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    at.portal.advance(5 * MINUTE_MS);
    expect((await at.deliver(at.mock.event(reference, 'envelope-completed'))).statusCode).toBe(200);
    await at.portal.runJobs();

    const trade = await at.tradeOf(order);
    expect(trade).toMatchObject({
      status: 1,
      docusignCompleted: true,
      kycId: { signedAt: SIGNED_AT.toISOString() },
      approvalProcess: { investorSignedAt: SIGNED_AT.toISOString() },
    });
    expect(trade.signedDocumentList).toHaveLength(4);
    expect(trade.signedDocumentList.map(({ title }) => title)).toContain('Certificate of completion');
    for (const { id } of trade.signedDocumentList) {
      const link = (await order.person.get(`/user/file/${id}`)).json().data;
      expect(link).toMatchObject({ contentType: 'application/pdf' });
      const { pathname, search } = new URL(link.url);
      const file = await at.portal.app.inject({ method: 'GET', url: `${pathname}${search}` });
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('has the documents of the portal’s own ceremony, with a place for each initial', async () => {
    const { reference } = await at.handOver(await orderToSign(at.portal));
    const { definition } = at.mock.envelopes.get(reference);
    expect(definition.documents.map(({ name }) => name)).toEqual([
      expect.stringContaining('profile'),
      expect.stringContaining('agreement'),
      expect.stringContaining('isk'),
    ]);
    const [investor] = definition.recipients.signers;
    expect(investor?.tabs.signHereTabs).toHaveLength(3);
    expect(investor?.tabs.dateSignedTabs).toHaveLength(3);
    expect(investor?.tabs.initialHereTabs.map(({ tabLabel }) => tabLabel)).toContain('loss 1');
  });

  it.each([
    ['before the address is verified', 'EMAIL_NOT_VERIFIED', false, 0],
    ['where the log-in is too long ago', 'SIGNER_NOT_PROVED', true, SIGNING_PROOF_MINUTES * MINUTE_MS + 1],
  ])('is handed to nobody %s', async (_when, code, isVerified, passedMs) => {
    const order = await orderToSign(at.portal);
    if (isVerified) {
      await verifyAddress(at.portal, order.person.user.id);
    }
    at.portal.advance(passedMs);
    expect((await askForLink(order, 'en', BACK)).json().code).toBe(code);
    await verifyAddress(at.portal, order.person.user.id);
    await order.person.post('/user/signing/prove', { password: order.person.password });
    expect((await askForLink(order, 'en', BACK)).statusCode).toBe(200);
  });

  it('is held by the portal itself where somebody buys together, or may choose the language', async () => {
    const joint = await jointOrderToSign(at.portal);
    const quebec = await orderToSign(at.portal, 'CAN-QC');
    for (const order of [joint, quebec]) {
      const { data } = (await askForLink(order, 'en', BACK)).json();
      expect(data.url).toMatch(`${new URL(BACK).origin}/signing/`);
    }
    expect(at.mock.envelopes.envelopes.size).toBe(0);
    await verifyAddress(at.portal, quebec.person.user.id);
    expect((await askForLink(quebec, 'fr', BACK)).json().data.url).toMatch(at.mock.settings.oauthOrigin);
  });

  it('continues with the same envelope when the person asks again', async () => {
    const order = await orderToSign(at.portal);
    await at.handOver(order);
    await at.handOver(order);
    expect(at.mock.envelopes.envelopes.size).toBe(1);
  });

  it('needs no consent in the portal, and a page that asked for it before records none', async () => {
    const { person, tradeId } = await orderToSign(at.portal);
    const state = (await person.get(`/user/trade/signing/${tradeId}`)).json().data;
    expect(state).toMatchObject({ heldBy: 'provider', consentedAt: null });
    await verifyAddress(at.portal, person.user.id);
    const reply = await person.post(`/user/trade/signing-consent/${tradeId}`, { returnUrl: BACK });
    expect(reply.json().data.url).toMatch(`${at.mock.settings.oauthOrigin}/Signing/`);
    const consents = at.portal.db.selectFrom('signing_events').select('id').where('kind', '=', 'consented');
    expect(await consents.execute()).toEqual([]);
  });

  it('is signed once by three copies of an event at once, the way back and the sweep', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    const back = at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    at.portal.advance(20 * MINUTE_MS);
    const event = at.mock.event(reference, 'envelope-completed');
    await at.portal.db
      .transaction()
      .execute((trx) => at.portal.deps.jobs.enqueue(trx, 'sweep-signing-provider', {}));
    const replies = await Promise.all([
      at.deliver(event),
      at.deliver(event),
      at.deliver(event),
      at.comeBack(back),
      at.portal.runJobs(),
    ]);
    expect(replies.slice(0, 3).map((reply) => typeof reply !== 'number' && reply.statusCode)).toEqual([
      200, 200, 200,
    ]);
    await at.portal.runJobs();
    const actions = await at.actionsOf(order);
    for (const once of ['documents.signed', 'trade.submitted', 'documents.sealed']) {
      expect(actions[once], once).toBe(1);
    }
    expect((await at.tradeOf(order)).signedDocumentList).toHaveLength(4);
  });

  it('is shown as signed to the returning person, before any event', async () => {
    const order = await orderToSign(at.portal);
    const { url } = await at.handOver(order);
    const reply = await at.comeBack(at.mock.envelopes.act(url, 'sign', SIGNED_AT));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, BACK]);
    expect((await at.tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('leads back to its page even while the provider does not answer', async () => {
    const order = await orderToSign(at.portal);
    const { url } = await at.handOver(order);
    const back = at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    for (let count = 0; count < 4; count += 1) {
      at.mock.misbehave({ operationId: 'Envelopes_GetEnvelope', does: { status: 503 } });
    }
    expect((await at.comeBack(back)).statusCode).toBe(303);
    expect((await at.tradeOf(order)).docusignCompleted).toBe(false);
  });

  it('is found signed by the sweep when the event was missed', async () => {
    const order = await orderToSign(at.portal);
    const { url } = await at.handOver(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.run('sweep-signing-provider');
    expect((await at.tradeOf(order)).docusignCompleted).toBe(false);
    at.portal.advance(15 * MINUTE_MS);
    await at.run('sweep-signing-provider');
    expect(await at.tradeOf(order)).toMatchObject({ status: 1, docusignCompleted: true });
  });

  it('is polled at most once in a quarter of an hour', async () => {
    const { url } = await at.handOver(await orderToSign(at.portal));
    const back = at.mock.envelopes.act(url, 'leave', SIGNED_AT);
    await at.comeBack(back);
    await at.comeBack(back);
    expect(at.mock.calls.filter((call) => call === 'Envelopes_GetEnvelope')).toHaveLength(1);
  });

  it('leads back without a link once it is signed, even if the portal was not told', async () => {
    const order = await orderToSign(at.portal);
    const { url } = await at.handOver(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    expect((await at.handOver(order)).url).toBe(BACK);
    expect((await at.tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('can be declined, and signed afterwards', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    at.mock.envelopes.act(url, 'decline', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-declined'));
    expect(await at.actionsOf(order)).toMatchObject({ 'signing.declined': 1 });
    const again = await at.handOver(order);
    expect(again.reference).not.toBe(reference);
    at.mock.envelopes.act(again.url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(again.reference, 'envelope-completed'));
    expect((await at.tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('keeps its signature when old news follows new', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    const old = at.mock.event(reference, 'envelope-sent');
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-completed'));
    await at.deliver(old);
    expect((await at.tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('keeps the end that is recorded when another is told later, and a person has to look, once', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-completed'));
    at.mock.envelopes.get(reference).status = 'voided';
    await at.deliver(at.mock.event(reference, 'envelope-voided'));
    await at.deliver(at.mock.event(reference, 'envelope-voided'));
    expect((await at.tradeOf(order)).docusignCompleted).toBe(true);
    expect(await at.actionsOf(order)).toMatchObject({ 'signing.told-otherwise': 1 });
    expect(await flagsOf(at.portal, order.tradeId)).toEqual(['told-otherwise']);
  });

  it('can be prepared again when the dealer withdrew it at the provider', async () => {
    const order = await orderToSign(at.portal);
    const { reference } = await at.handOver(order);
    at.mock.envelopes.get(reference).status = 'voided';
    await at.deliver(at.mock.event(reference, 'envelope-voided'));
    expect(await at.actionsOf(order)).toMatchObject({ 'signing.ended-by-provider': 1 });
    expect((await at.handOver(order)).reference).not.toBe(reference);
  });
});
