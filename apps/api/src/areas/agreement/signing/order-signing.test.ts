import type { OrderSigning } from '@portal/domain/agreement/signing/signing.wire';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOINT, jointOrderToSign } from '../../../testing/joint-signing.ts';
import { publishMemorandum } from '../../../testing/memoranda.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import {
  acceptMemorandum,
  BROWSER,
  type OrderToSign,
  openSigningPage,
  orderToSign,
  RETURN_URL,
  type SigningPage,
  signingPageOf,
  signThroughCeremony,
  statementsOf,
  tokenIn,
} from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Presses the button below the words of the consent on the order's page. */
function agree(
  { person, tradeId }: OrderToSign,
  language = 'en',
  returnUrl = RETURN_URL,
): Promise<LightMyRequestResponse> {
  const headers = { 'accept-language': language, 'user-agent': BROWSER };
  return person.post(`/user/trade/signing-consent/${tradeId}`, { returnUrl }, headers);
}

/** Consents, and opens the page that the link leads to. */
async function agreeAndOpen(order: OrderToSign, language = 'en'): Promise<SigningPage> {
  return signingPageOf(portal, tokenIn((await agree(order, language)).json().data.url), language);
}

function askFor({ person, tradeId }: OrderToSign, language = 'en'): Promise<LightMyRequestResponse> {
  return person.get(`/user/trade/signing/${tradeId}`, { 'accept-language': language });
}

async function stateOf(order: OrderToSign, language = 'en'): Promise<OrderSigning> {
  return (await askFor(order, language)).json().data;
}

function consentsOf({ tradeId }: OrderToSign) {
  return portal.db
    .selectFrom('signing_events')
    .innerJoin('signing_envelopes', 'signing_envelopes.id', 'signing_events.envelope_id')
    .select(['signer', 'detail', 'ip_address', 'user_agent'])
    .where('signing_envelopes.trade_id', '=', tradeId)
    .where('kind', '=', 'consented')
    .execute();
}

describe("the consent on the order's page", () => {
  it('is the consent of the ceremony, which opens behind it', async () => {
    const order = await orderToSign(portal);
    const page = await agreeAndOpen(order);
    const view = await page.open();
    expect(view).toMatchObject({ returnUrl: RETURN_URL, consentedAt: expect.any(String) });
    expect(await consentsOf(order)).toEqual([
      { signer: 'investor', detail: { version: '2026-11' }, ip_address: '127.0.0.1', user_agent: BROWSER },
    ]);
    const [row] = statementsOf(view);
    const initials = await page.call('initial', { documentId: row?.documentId, rowId: row?.rowId });
    expect(initials.statusCode).toBe(200);
  });

  it('counts once, and the first time: pressed twice, in two tabs, and in the ceremony', async () => {
    const order = await orderToSign(portal);
    const first = await (await agreeAndOpen(order)).open();
    portal.advance(1_000);
    const replies = await Promise.all([agree(order), agree(order)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const page = await agreeAndOpen(order);
    expect((await page.call('consent')).json().data.consentedAt).toBe(first.consentedAt);
    expect(await page.open()).toMatchObject({
      envelopeId: first.envelopeId,
      consentedAt: first.consentedAt,
    });
    expect(await consentsOf(order)).toHaveLength(1);
  });

  it('can be given to a ceremony that was opened without it', async () => {
    const order = await orderToSign(portal);
    const { envelopeId } = await (await openSigningPage(portal, order)).open();
    const view = await (await agreeAndOpen(order)).open();
    expect(view).toMatchObject({ envelopeId, consentedAt: expect.any(String) });
  });

  it('leaves French first in Québec, and the choice of English', async () => {
    const page = await agreeAndOpen(await orderToSign(portal, 'CAN-QC'));
    expect(await page.open()).toMatchObject({ language: 'fr', otherLanguage: 'en' });
    expect((await page.call('language', { language: 'en' })).json().data.language).toBe('en');
  });

  it("is the investor's alone: the joint investor is asked in their own ceremony", async () => {
    const order = await jointOrderToSign(portal);
    const page = await agreeAndOpen(order);
    await page.prepare();
    await page.sign();
    expect((await consentsOf(order)).map(({ signer }) => signer)).toEqual(['investor']);
    const joint = await portal.db
      .selectFrom('signing_signers')
      .innerJoin('signing_envelopes', 'signing_envelopes.id', 'signing_signers.envelope_id')
      .select('consented_at')
      .where('signing_envelopes.trade_id', '=', order.tradeId)
      .where('role', '=', 'joint')
      .executeTakeFirstOrThrow();
    expect(joint.consented_at).toBeNull();
  });
});

describe('no consent is taken', () => {
  it("for another person's order, nor for one that is not there", async () => {
    const order = await orderToSign(portal);
    const eve = await registerPerson(portal);
    expect((await agree({ ...order, person: eve })).statusCode).toBe(404);
    expect((await askFor({ ...order, person: eve })).statusCode).toBe(404);
    expect((await agree({ ...order, tradeId: 'none' })).statusCode).toBe(404);
    expect(await consentsOf(order)).toEqual([]);
  });

  it.each(['https://evil.example/', '//evil.example/x'])('on the way to %s', async (returnUrl) => {
    const order = await orderToSign(portal);
    expect((await agree(order, 'en', returnUrl)).json().code).toBe('RETURN_URL_FOREIGN');
    expect(await consentsOf(order)).toEqual([]);
  });

  it('before the earlier steps and the memorandum', async () => {
    const stranger = await registerPerson(portal);
    const { dealId, ...order } = await orderToSign(portal);
    const withoutProfile = { person: stranger, dealId, tradeId: await placeOrder(stranger, dealId) };
    expect((await agree(withoutProfile)).json().code).toBe('KYC_INCOMPLETE');
    expect((await askFor(withoutProfile)).json().code).toBe('KYC_INCOMPLETE');
    await publishMemorandum(portal, dealId, 1);
    expect((await agree({ ...order, dealId })).json().code).toBe('MEMORANDUM_NOT_ACCEPTED');
    await acceptMemorandum({ ...order, dealId });
    expect((await agree({ ...order, dealId })).statusCode).toBe(200);
  });

  it('for an order that is signed or cancelled', async () => {
    const signed = await orderToSign(portal);
    await signThroughCeremony(portal, signed);
    expect((await agree(signed)).json()).toMatchObject({ code: 'STATE_REFUSES', currentState: 'submitted' });
    expect((await askFor(signed)).json().code).toBe('STATE_REFUSES');
    const cancelled = await orderToSign(portal);
    await cancelled.person.get(`/user/trade/archive/${cancelled.tradeId}`);
    expect((await agree(cancelled)).json()).toMatchObject({ currentState: 'archived' });
  });
});

describe('the order’s page shows', () => {
  it('that the portal asks, and then that the investor continues', async () => {
    const order = await orderToSign(portal);
    const { email } = KYC_EXAMPLE.basics;
    expect(await stateOf(order)).toEqual({
      heldBy: 'portal',
      consentedAt: null,
      email,
      again: null,
      forms: [],
      proof: expect.anything(),
    });
    const { consentedAt } = await (await agreeAndOpen(order)).open();
    expect(await stateOf(order)).toMatchObject({ heldBy: 'portal', consentedAt, email });
  });

  it.each<[string, (order: OrderToSign, page: SigningPage) => Promise<unknown>]>([
    ['it was declined', (_order, page) => page.call('decline')],
    ['the order was changed', ({ person, dealId }) => placeOrder(person, dealId, 20)],
    [
      'the joint investor was named',
      ({ person, dealId }) =>
        person.post(`/user/trade/create/${dealId}`, { quantity: 10, jointInvestor: JOINT }),
    ],
  ])('that it is asked for anew once %s', async (_row, change) => {
    const order = await orderToSign(portal);
    await change(order, await agreeAndOpen(order));
    expect(await stateOf(order)).toMatchObject({ consentedAt: null });
  });

  it('that it is asked again in the other language, in which the ceremony starts over', async () => {
    const order = await orderToSign(portal);
    const english = await (await agreeAndOpen(order)).open();
    expect(await stateOf(order, 'fr')).toMatchObject({ consentedAt: null });
    const french = await (await agreeAndOpen(order, 'fr')).open();
    expect(french).toMatchObject({ language: 'fr', consentedAt: expect.any(String) });
    expect(french.envelopeId).not.toBe(english.envelopeId);
  });
});
