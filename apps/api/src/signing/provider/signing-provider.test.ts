import type { Trade } from '@portal/domain/wire/trade';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DocusignMock,
  openDocusignMock,
  type SignedEvent,
} from '../../adapters/docusign/testing/docusign-mock.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { readTrade } from '../../testing/orders.ts';
import { askForLink, JOINT, jointOrderToSign, type OrderToSign, orderToSign } from '../../testing/signing.ts';

const ORIGIN = 'https://portal.test';
const BACK = `${ORIGIN}/wizard/maple/complete`;
const MINUTE_MS = 60_000;
const SIGNED_AT = new Date('2026-11-18T15:02:00.000Z');

let mock: DocusignMock;
let portal: TestPortal;

beforeEach(async () => {
  mock = await openDocusignMock();
  const { settings } = mock;
  portal = await openTestPortal({
    PUBLIC_URL: ORIGIN,
    DOCUSIGN_INTEGRATION_KEY: settings.integrationKey,
    DOCUSIGN_USER_ID: settings.userId,
    DOCUSIGN_ACCOUNT_ID: settings.accountId,
    DOCUSIGN_PRIVATE_KEY: settings.privateKey,
    DOCUSIGN_OAUTH_HOST: settings.oauthOrigin,
    DOCUSIGN_CONNECT_KEYS: settings.connectKeys.join(','),
  });
});

afterEach(async () => {
  await portal.close();
  await mock.close();
  expect(mock.problems).toEqual([]);
});

type AtProvider = { order: OrderToSign; url: string; reference: string };

/** An order whose investor was given the provider's link. */
async function atProvider(order: OrderToSign): Promise<AtProvider> {
  const reply = await askForLink(order, 'en', BACK);
  expect(reply.statusCode, reply.body).toBe(200);
  const reference = [...mock.envelopes.envelopes.keys()].at(-1) ?? '';
  return { order, url: reply.json().data.url, reference };
}

function deliver({ headers, body }: SignedEvent) {
  return portal.app.inject({ method: 'POST', url: '/api/signing/events', headers, payload: body });
}

/** The browser follows the provider's way back to the portal. */
function comeBack(address: string) {
  const { pathname, search } = new URL(address);
  return portal.app.inject({ method: 'GET', url: `${pathname}${search}` });
}

function tradeOf({ person, tradeId }: OrderToSign): Promise<Trade> {
  return readTrade(person, tradeId);
}

async function actionsOf(tradeId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('target', '=', `trade:${tradeId}`)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}

function countOf(actions: readonly string[], action: string): number {
  return actions.filter((each) => each === action).length;
}

describe('an order that is signed at the provider', () => {
  it('is submitted by the event, and its documents and certificate can be read', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    expect(url.startsWith(`${mock.settings.oauthOrigin}/Signing/`)).toBe(true);
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    portal.advance(5 * MINUTE_MS);
    expect((await deliver(mock.event(reference, 'envelope-completed'))).statusCode).toBe(200);
    await portal.runJobs();

    const trade = await tradeOf(order);
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
      const file = await portal.app.inject({ method: 'GET', url: `${pathname}${search}` });
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('has the same documents as the ceremony of the portal, with a place for each initial', async () => {
    const { reference } = await atProvider(await orderToSign(portal));
    const { definition } = mock.envelopes.get(reference);
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

  it('goes on at the same envelope when the person asks again', async () => {
    const { order } = await atProvider(await orderToSign(portal));
    await atProvider(order);
    expect(mock.envelopes.envelopes.size).toBe(1);
  });

  it('is signed once by the same event three times in parallel, the way back and the sweep', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    const back = mock.envelopes.act(url, 'sign', SIGNED_AT);
    portal.advance(20 * MINUTE_MS);
    const event = mock.event(reference, 'envelope-completed');
    await sweep();
    const replies = await Promise.all([
      deliver(event),
      deliver(event),
      deliver(event),
      comeBack(back),
      portal.runJobs(),
    ]);
    expect(replies.slice(0, 3).map((reply) => typeof reply !== 'number' && reply.statusCode)).toEqual([
      200, 200, 200,
    ]);
    await portal.runJobs();
    const actions = await actionsOf(order.tradeId);
    for (const once of ['documents.signed', 'trade.submitted', 'documents.sealed']) {
      expect(countOf(actions, once), once).toBe(1);
    }
    expect((await tradeOf(order)).signedDocumentList).toHaveLength(4);
  });

  it('is shown as signed to the person who comes back, before any event', async () => {
    const { order, url } = await atProvider(await orderToSign(portal));
    const reply = await comeBack(mock.envelopes.act(url, 'sign', SIGNED_AT));
    expect([reply.statusCode, reply.headers.location]).toEqual([303, BACK]);
    expect((await tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('leads back to its page even while the provider does not answer', async () => {
    const { order, url } = await atProvider(await orderToSign(portal));
    const back = mock.envelopes.act(url, 'sign', SIGNED_AT);
    for (let count = 0; count < 4; count += 1) {
      mock.misbehave({ operationId: 'Envelopes_GetEnvelope', does: { status: 503 } });
    }
    expect((await comeBack(back)).statusCode).toBe(303);
    expect((await tradeOf(order)).docusignCompleted).toBe(false);
  });

  it('is found signed by the sweep when the event was missed', async () => {
    const { order, url } = await atProvider(await orderToSign(portal));
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await sweep();
    await portal.runJobs();
    expect((await tradeOf(order)).docusignCompleted).toBe(false);
    portal.advance(15 * MINUTE_MS);
    await sweep();
    await portal.runJobs();
    expect(await tradeOf(order)).toMatchObject({ status: 1, docusignCompleted: true });
  });

  it('is asked about at most once in a quarter of an hour', async () => {
    const { url } = await atProvider(await orderToSign(portal));
    const back = mock.envelopes.act(url, 'leave', SIGNED_AT);
    await comeBack(back);
    await comeBack(back);
    expect(mock.calls.filter((call) => call === 'Envelopes_GetEnvelope')).toHaveLength(1);
  });

  it('leads back without a link once it is signed, though nobody told the portal', async () => {
    const { order, url } = await atProvider(await orderToSign(portal));
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    expect((await atProvider(order)).url).toBe(BACK);
    expect((await tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('can be declined, and signed anew afterwards', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    mock.envelopes.act(url, 'decline', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-declined'));
    expect(await actionsOf(order.tradeId)).toContain('signing.declined');
    const again = await atProvider(order);
    expect(again.reference).not.toBe(reference);
    mock.envelopes.act(again.url, 'sign', SIGNED_AT);
    await deliver(mock.event(again.reference, 'envelope-completed'));
    expect((await tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('keeps its signature when old news comes after new', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    const old = mock.event(reference, 'envelope-sent');
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-completed'));
    await deliver(old);
    expect((await tradeOf(order)).docusignCompleted).toBe(true);
  });

  it('can be prepared once more when the dealer withdrew it at the provider', async () => {
    const { order, reference } = await atProvider(await orderToSign(portal));
    mock.envelopes.get(reference).status = 'voided';
    await deliver(mock.event(reference, 'envelope-voided'));
    expect(await actionsOf(order.tradeId)).toContain('signing.ended-by-provider');
    expect((await atProvider(order)).reference).not.toBe(reference);
  });
});

describe('an envelope that nobody may sign any more', () => {
  it.each([
    [
      'the order is changed',
      ({ person, dealId }: OrderToSign) => person.post(`/user/trade/create/${dealId}`, { quantity: 60 }),
    ],
    [
      'the order is cancelled',
      ({ person, tradeId }: OrderToSign) => person.get(`/user/trade/archive/${tradeId}`),
    ],
  ])('is withdrawn when %s', async (_name, change) => {
    const { order, reference } = await atProvider(await orderToSign(portal));
    await change(order);
    await portal.runJobs();
    expect(mock.envelopes.get(reference).status).toBe('voided');
    expect(await actionsOf(order.tradeId)).toContain('signing.withdrawn');
  });

  it('signs nothing when it is signed before it is withdrawn, and that is recorded', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    await order.person.get(`/user/trade/archive/${order.tradeId}`);
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-completed'));
    await sweep();
    await portal.runJobs();
    expect(await tradeOf(order)).toMatchObject({ docusignCompleted: false, signedDocumentList: [] });
    const [row] = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'signing.withdrawn')
      .execute();
    expect(row?.detail).toMatchObject({ outcome: 'ended-before' });
  });

  it('is withdrawn by the sweep when the job was lost', async () => {
    const { order, reference } = await atProvider(await orderToSign(portal));
    await order.person.get(`/user/trade/archive/${order.tradeId}`);
    await portal.forgetJobs();
    await sweep();
    await portal.runJobs();
    expect(mock.envelopes.get(reference).status).toBe('voided');
  });

  it('is withdrawn when two requests at once prepared one each', async () => {
    const order = await orderToSign(portal);
    const replies = await Promise.all([askForLink(order, 'en', BACK), askForLink(order, 'en', BACK)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const all = [...mock.envelopes.envelopes.values()];
    expect(all.filter(({ status }) => status === 'sent')).toHaveLength(1);
  });
});

describe('a joint investor at the provider', () => {
  it('is invited by the provider, cannot see the profile, and completes the order', async () => {
    const { order, url, reference } = await atProvider(await jointOrderToSign(portal));
    portal.advance(5 * MINUTE_MS);
    const [, joint] = mock.envelopes.get(reference).definition.recipients.signers;
    expect(joint).toMatchObject({ email: JOINT.email, excludedDocuments: ['1'] });
    expect(joint?.clientUserId).toBeUndefined();
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'recipient-completed'));
    await portal.runJobs();
    expect(await tradeOf(order)).toMatchObject({
      docusignCompleted: true,
      nextAction: 'wait-for-joint',
      approvalProcess: { jointSignedAt: null },
      signedDocumentList: [],
    });
    expect(portal.mails.filter(({ to }) => to === JOINT.email)).toEqual([]);

    mock.envelopes.finish(reference, '2', 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-completed'));
    await portal.runJobs();
    const trade = await tradeOf(order);
    expect(trade).toMatchObject({ status: 1, approvalProcess: { jointSignedAt: SIGNED_AT.toISOString() } });
    expect(trade.signedDocumentList).toHaveLength(4);
  });

  it('is sent the message once more when the investor asks for it', async () => {
    const { order, url, reference } = await atProvider(await jointOrderToSign(portal));
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'recipient-completed'));
    portal.advance(20 * MINUTE_MS);
    const reply = await order.person.post(`/user/trade/joint-link/${order.tradeId}`, {});
    expect(reply.statusCode, reply.body).toBe(200);
    await portal.runJobs();
    expect(mock.envelopes.get(reference).invitations).toBe(1);
    expect(portal.mails.filter(({ to }) => to === JOINT.email)).toEqual([]);
  });

  it('takes the investor’s signature back by declining', async () => {
    const { order, url, reference } = await atProvider(await jointOrderToSign(portal));
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    mock.envelopes.finish(reference, '2', 'decline', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-declined'));
    expect((await tradeOf(order)).approvalProcess).toEqual({ investorSignedAt: null, jointSignedAt: null });
    expect(countOf(await actionsOf(order.tradeId), 'signing.declined')).toBe(1);
  });
});

describe('a profile by itself', () => {
  it('is confirmed at the provider as well', async () => {
    const { person } = await orderToSign(portal);
    const kycId = (await person.get('/user/kyc/details')).json().data.id;
    const query = new URLSearchParams({ kycId, type: '1', returnUrl: BACK });
    const { url } = (await person.get(`/user/docusign/kyc?${query}`)).json().data;
    portal.advance(5 * MINUTE_MS);
    const reference = [...mock.envelopes.envelopes.keys()].at(-1) ?? '';
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-completed'));
    await portal.runJobs();
    const kyc = (await person.get('/user/kyc/details')).json().data;
    expect(kyc.signedAt).toBe(SIGNED_AT.toISOString());
  });
});

describe('an event', () => {
  it('that is forged is refused, recorded, and changes nothing', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    const forged = await deliver(mock.event(reference, 'envelope-completed', ['a key that is not ours']));
    expect([forged.statusCode, forged.json().code]).toEqual([401, 'EVENT_SIGNATURE_WRONG']);
    expect((await tradeOf(order)).docusignCompleted).toBe(false);
    const refused = await portal.db
      .selectFrom('audit_log')
      .select('actor')
      .where('action', '=', 'signing.event-refused')
      .execute();
    expect(refused).toEqual([{ actor: 'anonymous' }]);
  });

  it('about an envelope of somebody else is received, so that it is not sent again', async () => {
    const unknown = '0d4b2d6c-5d1c-4f53-8f0c-3a4c3d9b7e21';
    expect((await deliver(mock.event(unknown, 'envelope-completed'))).statusCode).toBe(200);
  });

  it('finds nobody where documents are signed in the portal', async () => {
    const own = await openTestPortal();
    const { headers, body } = mock.event('0d4b2d6c-5d1c-4f53-8f0c-3a4c3d9b7e21', 'x');
    const reply = await own.app.inject({
      method: 'POST',
      url: '/api/signing/events',
      headers,
      payload: body,
    });
    expect(reply.statusCode).toBe(404);
    await own.close();
  });
});

describe('a provider that is away', () => {
  it('leaves the order as it is, says so, and is asked again with the next request', async () => {
    const order = await orderToSign(portal);
    mock.misbehave({ operationId: 'Envelopes_PostEnvelopes', does: { status: 500 } });
    const reply = await askForLink(order, 'en', BACK);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect((await atProvider(order)).url).toContain('/Signing/');
  });

  it('is asked for the files again by the job', async () => {
    const { order, url, reference } = await atProvider(await orderToSign(portal));
    mock.envelopes.act(url, 'sign', SIGNED_AT);
    await deliver(mock.event(reference, 'envelope-completed'));
    mock.misbehave({ operationId: 'Documents_GetDocument', does: { status: 404 } });
    await expect(portal.runJobs()).rejects.toThrow('Documents_GetDocument: status 404');
    expect((await tradeOf(order)).signedDocumentList).toEqual([]);
    portal.advance(10 * MINUTE_MS);
    await sweepUnsealed();
    await portal.runJobs();
    expect((await tradeOf(order)).signedDocumentList).toHaveLength(4);
  });
});

function sweep(): Promise<void> {
  return portal.deps.db
    .transaction()
    .execute((trx) => portal.deps.jobs.enqueue(trx, 'sweep-signing-provider', {}));
}

function sweepUnsealed(): Promise<void> {
  return portal.deps.db
    .transaction()
    .execute((trx) => portal.deps.jobs.enqueue(trx, 'sweep-unsealed-documents', {}));
}
