import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import {
  askForLink,
  openSigningPage,
  orderToSign,
  RETURN_URL,
  statementsOf,
} from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

function eventsOf(envelopeId: string) {
  return portal.db
    .selectFrom('signing_events')
    .select(['kind', 'detail', 'ip_address', 'user_agent'])
    .where('envelope_id', '=', envelopeId)
    .orderBy('seq')
    .execute();
}

async function kindsOf(envelopeId: string): Promise<string[]> {
  return (await eventsOf(envelopeId)).map(({ kind }) => kind);
}

describe('a completion', () => {
  it('a signer who signs twice leaves one signature and gets the same answer', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    const { envelopeId } = await page.open();
    const replies = await Promise.all([page.sign(), page.sign(), page.sign()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    portal.advance(1000);
    expect((await page.sign()).body).toBe(replies[0]?.body);
    expect((await kindsOf(envelopeId)).filter((kind) => kind === 'signed')).toHaveLength(1);
    const audits = await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('investor_id', '=', order.person.user.id)
      .where('action', 'in', ['documents.signed', 'kyc.signed', 'trade.submitted'])
      .orderBy('seq')
      .execute();
    expect(audits.map(({ action }) => action)).toEqual(['kyc.signed', 'documents.signed', 'trade.submitted']);
  });

  it('two completions at once: both callers land on the complete page, one event is written', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    const { envelopeId } = await page.open();
    const [one, two] = await Promise.all([page.sign(), page.sign('ada tremblay')]);
    for (const reply of [one, two]) {
      expect(reply.json().data).toMatchObject({
        status: 'completed',
        returnUrl: RETURN_URL,
        waitingFor: null,
      });
    }
    expect((await kindsOf(envelopeId)).filter((kind) => kind === 'signed')).toHaveLength(1);
  });

  it('records which documents were shown to their end, once each, and none that is not theirs', async () => {
    const page = await openSigningPage(portal, await orderToSign(portal));
    const view = await page.open();
    expect(view.documents.map(({ readAt }) => readAt)).toEqual([null, null, null]);
    const documentId = view.documents[1]?.id;
    const replies = await Promise.all([page.call('read', { documentId }), page.call('read', { documentId })]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await page.call('read', { documentId: 'another' })).statusCode).toBe(400);
    const events = (await eventsOf(view.envelopeId)).filter(({ kind }) => kind === 'document-read');
    expect(events.map(({ detail }) => detail)).toEqual([{ documentId, title: 'Subscription agreement' }]);
    expect((await page.open()).documents[1]?.readAt).toBe(replies[0]?.json().data.readAt);
  });

  it('submits the order', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    const reply = await page.sign('ada  TREMBLAY');
    expect(reply.json().data).toMatchObject({ status: 'completed', returnUrl: RETURN_URL });
    const signedAt = portal.deps.clock.now().toISOString();
    expect(await readTrade(order.person, order.tradeId)).toMatchObject({
      status: 1,
      docusignCompleted: true,
      kycId: { signedAt },
      approvalProcess: { investorSignedAt: signedAt },
    });
    expect((await askForLink(order)).json().code).toBe('STATE_REFUSES');
    expect((await page.call('open')).json().data.status).toBe('completed');
  });
});

describe('a person in Québec', () => {
  it('who reads English is shown the French version first, and may then expressly choose English', async () => {
    const order = await orderToSign(portal, 'CAN-QC');
    const page = await openSigningPage(portal, order, 'en');
    const french = await page.open();
    expect(french).toMatchObject({ language: 'fr', otherLanguage: 'en' });
    expect(french.documents.map(({ title }) => title)).toContain('Convention de souscription');
    const early = await page.call('language', { language: 'en' });
    expect(early.statusCode).toBe(400);
    await page.call('consent');
    const english = (await page.call('language', { language: 'en' })).json().data;
    expect(english).toMatchObject({ language: 'en', otherLanguage: 'fr' });
    expect(statementsOf(english).map(({ rowId }) => rowId)).toContain('language-choice');
    const chosen = (await eventsOf(french.envelopeId)).filter(({ kind }) => kind === 'language-chosen');
    expect(chosen.map(({ detail }) => detail)).toEqual([{ language: 'en' }]);
    await page.prepare();
    expect((await page.sign()).statusCode).toBe(200);
  });

  it('who reads French gets the French version only', async () => {
    const page = await openSigningPage(portal, await orderToSign(portal, 'CAN-QC'), 'fr');
    expect(await page.open()).toMatchObject({ language: 'fr', otherLanguage: null });
    await page.call('consent');
    expect((await page.call('language', { language: 'en' })).statusCode).toBe(400);
  });
});
