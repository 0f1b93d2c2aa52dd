import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { FOR_ONESELF, placeOrder, readTrade } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import {
  askForLink,
  BROWSER,
  openSigningPage,
  orderToSign,
  RETURN_URL,
  SIGNER_NAME,
  statementsOf,
} from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;

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

describe('a signing link', () => {
  it('leads to the documents of the order, with its particulars', async () => {
    const order = await orderToSign(portal);
    const reply = await askForLink(order);
    expect(reply.json().data.url).toMatch(/^http:\/\/portal\.test\/signing\/[\w-]{43}$/);
    const page = await openSigningPage(portal, order);
    const view = await page.open();
    expect(view).toMatchObject({
      status: 'open',
      signer: { name: SIGNER_NAME, initials: 'AT' },
      dealName: 'Maple Street Homes',
      returnUrl: RETURN_URL,
      consentedAt: null,
      language: 'en',
      otherLanguage: null,
    });
    expect(view.documents.map(({ kind }) => kind)).toEqual([
      'kyc-confirmation',
      'subscription-agreement',
      'risk-acknowledgement',
    ]);
    const text = JSON.stringify(view.documents);
    expect(text).toContain('$5,000.00');
    expect(text).toContain('88 Harbour Street');
    expect(text).toContain('***\u00a0***\u00a0544');
    expect(text).not.toContain('130692544');
  });

  it('is stored as a digest only', async () => {
    const order = await orderToSign(portal);
    const { token } = await openSigningPage(portal, order);
    const { rows } = await sql<{
      text: string;
    }>`select signing_envelopes::text as text from signing_envelopes`.execute(portal.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('requested again invalidates the one before and continues the same ceremony', async () => {
    const order = await orderToSign(portal);
    const first = await openSigningPage(portal, order);
    await first.call('consent');
    const second = await openSigningPage(portal, order);
    expect((await second.open()).consentedAt).not.toBeNull();
    expect((await first.call('open')).json()).toMatchObject({
      statusCode: 404,
      code: 'SIGNING_LINK_INVALID',
    });
  });

  it('expires after thirty minutes, then shows nothing personal, and refuses to continue', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    const before = portal.deps.clock.now();
    portal.advance(30 * MINUTE_MS);
    const late = await page.call('open');
    const refused = await page.call('consent');
    portal.setTime(before);
    expect(late.json().data).toMatchObject({ status: 'expired', returnUrl: RETURN_URL });
    expect(late.body).not.toContain(SIGNER_NAME);
    expect(refused.json().code).toBe('SIGNING_LINK_INVALID');
  });

  it.each(['https://evil.example/', '//evil.example/x'])('never leads back to %s', async (returnUrl) => {
    const reply = await askForLink(await orderToSign(portal), 'en', returnUrl);
    expect(reply.json()).toMatchObject({ statusCode: 400, code: 'RETURN_URL_FOREIGN' });
  });

  it("is not given for another investor's order", async () => {
    const order = await orderToSign(portal);
    const eve = await registerPerson(portal);
    expect((await askForLink({ ...order, person: eve })).statusCode).toBe(404);
  });

  it('is not given before the earlier steps', async () => {
    const order = await orderToSign(portal);
    const ada = order.person;
    const stranger = await registerPerson(portal);
    const withoutProfile = await placeOrder(stranger, order.dealId);
    expect((await askForLink({ ...order, person: stranger, tradeId: withoutProfile })).json().code).toBe(
      'KYC_INCOMPLETE',
    );
    await portal.db
      .updateTable('trades')
      .set({ payment_completed_at: null })
      .where('id', '=', order.tradeId)
      .execute();
    expect((await askForLink(order)).json().code).toBe('STEP_NOT_REACHED');
    await ada.get(`/user/trade/archive/${order.tradeId}`);
    expect((await askForLink(order)).json()).toMatchObject({
      code: 'STATE_REFUSES',
      currentState: 'archived',
    });
  });
});

describe('the ceremony', () => {
  it('records each step with its time, address and browser', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    await page.open();
    const { envelopeId } = await page.open();
    await page.sign();
    const events = await eventsOf(envelopeId);
    const initialled = events.filter(({ kind }) => kind === 'initialled');
    expect(initialled).toHaveLength(10);
    expect(new Set(initialled.map(({ detail }) => `${detail.documentId} ${detail.rowId}`)).size).toBe(10);
    expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'initialled')).toEqual([
      'delivered',
      'consented',
      'opened',
      'signed',
    ]);
    expect(events.at(-1)).toMatchObject({ ip_address: '127.0.0.1', user_agent: BROWSER });
  });

  it('starts with nothing initialled, and takes no initials before the consent', async () => {
    const page = await openSigningPage(portal, await orderToSign(portal));
    const view = await page.open();
    expect(view.documents.map(({ initialled }) => initialled)).toEqual([{}, {}, {}]);
    const [row] = statementsOf(view);
    const reply = await page.call('initial', { documentId: row?.documentId, rowId: row?.rowId });
    expect(reply.json()).toMatchObject({ statusCode: 400, fields: { consent: expect.any(String) } });
  });

  it('takes the initials of a statement once', async () => {
    const page = await openSigningPage(portal, await orderToSign(portal));
    await page.call('consent');
    const view = await page.open();
    const [row] = statementsOf(view);
    const press = () => page.call('initial', { documentId: row?.documentId, rowId: row?.rowId });
    const replies = await Promise.all([press(), press(), press()]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect((await kindsOf(view.envelopeId)).filter((kind) => kind === 'initialled')).toHaveLength(1);
    const unknown = await page.call('initial', { documentId: row?.documentId, rowId: 'no-such-row' });
    expect(unknown.statusCode).toBe(400);
  });

  it('is not signed before the consent and every initial, and lists what is missing', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    const rows = statementsOf(await page.open());
    const first = await page.sign();
    expect(first.statusCode).toBe(400);
    expect(Object.keys(first.json().fields)).toHaveLength(1 + rows.length);
    expect(first.json().message).toContain('consent: Agree to sign electronically first');
    await page.prepare();
    expect((await readTrade(order.person, order.tradeId)).approvalProcess.investorSignedAt).toBeNull();
  });

  it.each([
    ['another name', { kind: 'typed', name: 'Eve Roy' }, 'signature.name'],
    ['no name', { kind: 'typed', name: ' ' }, 'signature.name'],
    ['an empty drawing', { kind: 'drawn', name: SIGNER_NAME, path: '' }, 'signature.path'],
    ['a dot', { kind: 'drawn', name: SIGNER_NAME, path: 'M10 20l.1 0' }, 'signature.path'],
    ['dots', { kind: 'drawn', name: SIGNER_NAME, path: 'M10 20l.1 0M300 90l.1 0' }, 'signature.path'],
    [
      'a drawing that is more than a path',
      { kind: 'drawn', name: SIGNER_NAME, path: 'M0 0 L1 1"/><script>' },
      'signature.path',
    ],
  ])('is not signed with %s', async (_row, signature, field) => {
    const page = await openSigningPage(portal, await orderToSign(portal));
    await page.prepare();
    const reply = await page.call('sign', { signature });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('that is declined leaves the order open; its sign step starts again', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    expect((await page.call('decline')).json().data.status).toBe('declined');
    expect((await page.sign()).json().code).toBe('SIGNING_LINK_INVALID');
    const again = await (await openSigningPage(portal, order)).open();
    expect(again.consentedAt).toBeNull();
  });

  it('ends when the order changes', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await page.prepare();
    await placeOrder(order.person, order.dealId, 20);
    expect((await page.call('open')).json().data.status).toBe('superseded');
    expect((await page.sign()).json().code).toBe('SIGNING_LINK_INVALID');
  });

  it('ends when the order is cancelled', async () => {
    const order = await orderToSign(portal);
    const page = await openSigningPage(portal, order);
    await order.person.get(`/user/trade/archive/${order.tradeId}`);
    expect((await page.call('open')).json().data.status).toBe('superseded');
  });

  it('asks for a new profile to be confirmed, but not for a signed one', async () => {
    const first = await orderToSign(portal);
    const page = await openSigningPage(portal, first);
    await page.prepare();
    await page.sign();
    const second = await placeOrder(first.person, (await orderToSign(portal)).dealId);
    await first.person.post(`/user/trade/pre-sign/${second}`, {
      subDoc: {
        scheduleA: { city: 'Toronto', sourceOfFunds: 'Savings', ...FOR_ONESELF },
        paymentMethod: '1',
      },
    });
    const view = await (await openSigningPage(portal, { ...first, tradeId: second })).open();
    expect(view.documents.map(({ kind }) => kind)).toEqual([
      'subscription-agreement',
      'risk-acknowledgement',
    ]);
  });
});
