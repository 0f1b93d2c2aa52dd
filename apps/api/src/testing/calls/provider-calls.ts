import { createHmac, generateKeyPairSync } from 'node:crypto';
import { accountText, signText } from '../../areas/money/finconnect/provider-state.ts';
import { signEvent } from '../../areas/money/payments/events/is-signed-event.ts';
import { addDeal } from '../deals.ts';
import { somePicture } from '../kyc.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder } from '../orders.ts';
import { type Person, registerPerson } from '../people.ts';
import { RETURN_URL } from '../signing.ts';
import type { MakeCall } from './example-call.ts';

const BOUNCE_KEY = 'the-key-of-a-mail-provider-in-tests';
const PAYMENT_KEY = 'the-key-of-a-payment-provider-in-tests';
const CONNECT_KEY = 'the-key-of-a-signing-provider-in-tests';
const STATE_KEY = Buffer.alloc(32, 7);
const SECOND_MS = 1_000;

/** What a portal has in its configuration so that these calls of providers can be valid. */
export const PROVIDER_VARIABLES = { MAIL_BOUNCE_KEY: BOUNCE_KEY, PAYMENT_EVENT_KEYS: PAYMENT_KEY };

/** The calls that take a portal of their own, because their provider stands in for a part of ours. */
export const OWN_VARIABLES: Readonly<Record<string, () => Record<string, string>>> = {
  'POST /finconnect/return': () => ({
    FINCONNECT_URL_TEMPLATE: 'https://bank.example/link?state={state}',
    FINCONNECT_STATE_KEY: STATE_KEY.toString('base64'),
  }),
  'POST /signing/events': () => {
    const id = '5f3c0f3c-6f2b-4d0c-9d3c-0a8c6a4b5f10';
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return {
      DOCUSIGN_INTEGRATION_KEY: id,
      DOCUSIGN_USER_ID: id,
      DOCUSIGN_ACCOUNT_ID: id,
      DOCUSIGN_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      DOCUSIGN_CONNECT_KEYS: CONNECT_KEY,
    };
  },
};

async function orderToLink(portal: TestPortal): Promise<{ person: Person; tradeId: string }> {
  const person = await registerPerson(portal);
  await addSubmittedKyc(portal, person);
  const tradeId = await placeOrder(person, await addDeal(portal));
  await giveDetails(person, tradeId, 'linked');
  return { person, tradeId };
}

async function finconnectUrl(portal: TestPortal): Promise<string> {
  const { person, tradeId } = await orderToLink(portal);
  const query = new URLSearchParams({ returnUrl: RETURN_URL });
  return (await person.get(`/user/finconnect/investment/link/${tradeId}?${query}`)).json().data.url;
}

async function finconnectToken(portal: TestPortal): Promise<string> {
  const url = await finconnectUrl(portal);
  return url.slice(url.lastIndexOf('/') + 1);
}

/** Valid calls of providers, and those of the pages that stand in for them. */
export const PROVIDER_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /mail/bounces': async () => ({
    person: null,
    headers: { authorization: `Bearer ${BOUNCE_KEY}` },
    body: { bounces: [{ address: 'nobody@example.com', kind: 'hard' }] },
  }),
  'POST /payments/events': async (portal) => {
    const now = portal.deps.clock.now();
    const body = {
      id: portal.deps.newId(),
      type: 'payment.received',
      order: 'of nobody',
      amount: 1500.5,
      currency: 'CAD',
      occurredAt: now.toISOString(),
    };
    const timestamp = String(Math.floor(now.getTime() / SECOND_MS));
    const signature = signEvent(PAYMENT_KEY, timestamp, Buffer.from(JSON.stringify(body)));
    const headers = { 'x-payment-timestamp': timestamp, 'x-payment-signature': signature };
    return { person: null, body, headers };
  },
  'POST /signing/events': async () => {
    const body = { event: 'envelope-completed', data: { envelopeId: 'of nobody' } };
    const signature = createHmac('sha256', CONNECT_KEY).update(JSON.stringify(body)).digest('base64');
    return { person: null, body, headers: { 'x-docusign-signature-1': signature } };
  },
  'GET /user/finconnect/investment/link/:id': async (portal) => {
    const { person, tradeId } = await orderToLink(portal);
    return { person, params: { id: tradeId }, query: { returnUrl: RETURN_URL } };
  },
  'POST /finconnect/open': async (portal) => ({
    person: null,
    body: { token: await finconnectToken(portal) },
  }),
  'POST /finconnect/link': async (portal) => {
    const texts = {
      token: await finconnectToken(portal),
      agreed: 'true',
      institution: '003',
      transit: '01234',
      account: '1234567890',
      accountHolder: 'Ada Tremblay',
    };
    return {
      person: null,
      form: [
        ...Object.entries(texts).map(([name, value]) => ({ name, value })),
        { name: 'voidCheque', fileName: 'cheque.png', bytes: await somePicture() },
      ],
    };
  },
  'POST /finconnect/return': async (portal) => {
    const state = new URL(await finconnectUrl(portal)).searchParams.get('state') ?? '';
    const linked = { reference: 'account-1', lastDigits: '890', accountHolder: 'Ada Tremblay' };
    const signature = signText(accountText(state, linked), STATE_KEY);
    return { person: null, body: { state, signature, ...linked } };
  },
};
