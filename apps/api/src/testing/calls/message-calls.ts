import { transact } from '../../db/transact.ts';
import { insertDealDocument } from '../../deals/deals.store.ts';
import { keepFile } from '../../files/keep-file.ts';
import { signEvent } from '../../payments/event-signature.ts';
import { addDeal } from '../deals.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { registerPerson } from '../people.ts';
import type { MakeCall } from './example-call.ts';

const BOUNCE_KEY = 'the-key-of-a-mail-provider-in-tests';
const PAYMENT_KEY = 'the-key-of-a-payment-provider-in-tests';
const SECOND_MS = 1_000;

/** What a portal needs in its configuration so that the calls of providers can be valid. */
export const PROVIDER_VARIABLES = { MAIL_BOUNCE_KEY: BOUNCE_KEY, PAYMENT_EVENT_KEYS: PAYMENT_KEY };

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

async function dealWithMemorandum(portal: TestPortal): Promise<string> {
  const dealId = await addDeal(portal);
  await transact(portal.db, async (trx) => {
    const { id } = await keepFile(trx, portal.deps, {
      investorId: null,
      purpose: 'deal-document',
      originalName: 'memorandum.pdf',
      contentType: 'application/pdf',
      bytes: PDF,
      pages: 2,
    });
    const title = 'Offering memorandum';
    await insertDealDocument(
      trx,
      { id, dealId, kind: 'offering-memorandum', language: 'en', title, version: 1, pages: 2 },
      portal.deps.clock.now(),
    );
  });
  return dealId;
}

/** Valid calls that tell the dealer something, and those of providers. */
export const MESSAGE_CALLS: Readonly<Record<string, MakeCall>> = {
  'POST /sendemail': async () => ({
    person: null,
    body: {
      name: 'Ana Roy',
      email: 'ana@example.ca',
      subject: 'Referral Program Request',
      message: 'May I refer a friend?',
      requestType: 'referral',
    },
  }),
  'POST /sendacceptofferingmemorandumemail': async (portal) => ({
    person: await registerPerson(portal),
    body: { dealId: await dealWithMemorandum(portal) },
  }),
  'POST /client-errors': async () => ({
    person: null,
    body: { text: 'Error Boundary: TypeError, /login, 12' },
  }),
  'POST /mail/bounces': async () => ({
    person: null,
    headers: { authorization: `Bearer ${BOUNCE_KEY}` },
    body: { bounces: [{ address: 'nobody@example.com', kind: 'hard' }] },
  }),
  'POST /payments/events': async (portal) => {
    const body = {
      id: portal.deps.newId(),
      type: 'payment.received',
      order: 'of nobody',
      amount: 1500.5,
      currency: 'CAD',
      occurredAt: portal.deps.clock.now().toISOString(),
    };
    const timestamp = String(Math.floor(portal.deps.clock.now().getTime() / SECOND_MS));
    const signature = signEvent(PAYMENT_KEY, timestamp, Buffer.from(JSON.stringify(body)));
    return {
      person: null,
      body,
      headers: { 'x-payment-timestamp': timestamp, 'x-payment-signature': signature },
    };
  },
  'POST /documents/verify': async () => ({
    person: null,
    form: [{ name: 'file', fileName: 'agreement.pdf', bytes: PDF }],
  }),
};
