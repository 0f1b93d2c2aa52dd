import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestPortal } from '../../../../testing/open-test-portal.ts';
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

describe('a profile on its own', () => {
  it('is confirmed at the provider as well', async () => {
    const { person } = await orderToSign(at.portal);
    await verifyAddress(at.portal, person.user.id);
    const kycId = (await person.get('/user/kyc/details')).json().data.id;
    const query = new URLSearchParams({ kycId, type: '1', returnUrl: BACK });
    const { url } = (await person.get(`/user/docusign/kyc?${query}`)).json().data;
    at.portal.advance(5 * MINUTE_MS);
    const reference = [...at.mock.envelopes.envelopes.keys()].at(-1) ?? '';
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-completed'));
    await at.portal.runJobs();
    const kyc = (await person.get('/user/kyc/details')).json().data;
    expect(kyc.signedAt).toBe(SIGNED_AT.toISOString());
  });
});

describe('an event', () => {
  it('that is forged is refused, recorded, and changes nothing', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    const forged = await at.deliver(
      at.mock.event(reference, 'envelope-completed', ['a key that is not ours']),
    );
    expect([forged.statusCode, forged.json().code]).toEqual([401, 'EVENT_SIGNATURE_WRONG']);
    expect((await at.tradeOf(order)).docusignCompleted).toBe(false);
    const refused = await at.portal.db
      .selectFrom('audit_log')
      .select('actor')
      .where('action', '=', 'signing.event-refused')
      .execute();
    expect(refused).toEqual([{ actor: 'anonymous' }]);
  });

  it('about an unknown envelope is acknowledged, so that it is not sent again', async () => {
    const unknown = '0d4b2d6c-5d1c-4f53-8f0c-3a4c3d9b7e21';
    expect((await at.deliver(at.mock.event(unknown, 'envelope-completed'))).statusCode).toBe(200);
  });

  it('is not found where documents are signed in the portal', async () => {
    const own = await openTestPortal();
    const { headers, body } = at.mock.event('0d4b2d6c-5d1c-4f53-8f0c-3a4c3d9b7e21', 'x');
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

describe('a provider that does not answer', () => {
  it('leaves the order as it is, says so, and is tried again with the next request', async () => {
    const order = await orderToSign(at.portal);
    at.mock.misbehave({ operationId: 'Envelopes_PostEnvelopes', does: { status: 500 } });
    await verifyAddress(at.portal, order.person.user.id);
    const reply = await askForLink(order, 'en', BACK);
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect((await at.handOver(order)).url).toContain('/Signing/');
  });

  it('is tried again by the job that fetches the files', async () => {
    const order = await orderToSign(at.portal);
    const { url, reference } = await at.handOver(order);
    at.mock.envelopes.act(url, 'sign', SIGNED_AT);
    await at.deliver(at.mock.event(reference, 'envelope-completed'));
    at.mock.misbehave({ operationId: 'Documents_GetDocument', does: { status: 404 } });
    await expect(at.portal.runJobs()).rejects.toThrow('Documents_GetDocument: status 404');
    expect((await at.tradeOf(order)).signedDocumentList).toEqual([]);
    at.portal.advance(10 * MINUTE_MS);
    await at.run('sweep-unsealed-documents');
    expect((await at.tradeOf(order)).signedDocumentList).toHaveLength(4);
  });
});
