import { bringInDocument } from '../../areas/offering/deals/publish-deal.ts';
import { writeUnsubscribeToken } from '../../areas/people/optional-mails/unsubscribe-url.ts';
import { transact } from '../../platform/db/transact.ts';
import { keepFile } from '../../platform/files/kept/keep-file.ts';
import { addDeal } from '../deals.ts';
import { linkTokenFor } from '../mail-links.ts';
import type { TestPortal } from '../open-test-portal.ts';
import { registerPerson } from '../people.ts';
import type { MakeCall } from './example-call.ts';

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
    await bringInDocument(
      trx,
      { id, dealId, kind: 'offering-memorandum', language: 'en', title, version: 1, pages: 2 },
      portal.deps.clock.now(),
    );
  });
  return dealId;
}

async function unsubscribeLink(portal: TestPortal): Promise<{ token: string }> {
  const { user } = await registerPerson(portal);
  return { token: writeUnsubscribeToken(portal.deps, 'new-deals', user.id) };
}

/** Valid calls that tell the dealer something, or ask about a document. */
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
  'POST /unsubscribe/:token': async (portal) => ({ person: null, params: await unsubscribeLink(portal) }),
  'POST /unsubscribe/:token/undo': async (portal) => ({
    person: null,
    params: await unsubscribeLink(portal),
  }),
  'POST /waiting-list': async () => ({
    person: null,
    body: { email: 'waits@example.ca', province: 'CAN-NS', language: 'en', consent: true },
  }),
  'POST /waiting-list/leave/:token': async (portal) => {
    const email = `waits-${portal.deps.newId()}@example.ca`;
    const payload = { email, province: 'CAN-NS', consent: true };
    await portal.app.inject({ method: 'POST', url: '/api/waiting-list', payload });
    return { person: null, params: { token: await linkTokenFor(portal, 'leave-list', email) } };
  },
  'POST /sendacceptofferingmemorandumemail': async (portal) => ({
    person: await registerPerson(portal),
    body: { dealId: await dealWithMemorandum(portal) },
  }),
  'POST /client-errors': async () => ({
    person: null,
    body: { text: 'Error Boundary: TypeError, /login, 12' },
  }),
  'POST /documents/verify': async () => ({
    person: null,
    form: [{ name: 'file', fileName: 'agreement.pdf', bytes: PDF }],
  }),
};
