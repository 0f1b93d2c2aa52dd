import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { submitKyc } from '../../../testing/kyc.ts';
import { publishMemorandum } from '../../../testing/memoranda.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { signedPaper, signedProfile } from '../../../testing/signed-papers.ts';

const QUARTER_MS = 900_000;

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

/** A representative's client who confirmed their profile without an order. */
async function confirmedProfile(representativeId: string | null = 'rep-01') {
  const person = await registerPerson(portal);
  const investorId = person.user.id;
  await portal.db
    .updateTable('investors')
    .set({ dealer_representative_id: representativeId })
    .where('id', '=', investorId)
    .execute();
  const { id: kycId } = await submitKyc(person);
  const { documentId } = await signedProfile(portal, investorId, kycId);
  return { person, investorId, documentId, path: `/office/investors/${investorId}/papers/${documentId}` };
}

const papersOf = async (investorId: string) =>
  (await compliance.get(`/office/investors/${investorId}`)).json().data.papers;

describe('a paper of an investor that belongs to no order', () => {
  it('is listed with its language and when it was signed, read page by page, and its opening is on record', async () => {
    const { investorId, documentId, path } = await confirmedProfile();
    expect(await papersOf(investorId)).toEqual([
      {
        kind: 'signed',
        documentId,
        title: 'Confirmation du profil',
        language: 'fr',
        at: portal.deps.clock.now().toISOString(),
        orderId: null,
      },
    ]);
    expect((await compliance.get(`${path}/pages/1`)).statusCode).toBe(404);
    const opened = await compliance.post(`${path}/open`);
    expect([opened.statusCode, opened.json().data.pages]).toEqual([200, 1]);
    expect((await compliance.get(`${path}/pages/1`)).json().data).toMatchObject({ number: 1, pages: 1 });
    const row = await portal.db
      .selectFrom('audit_log')
      .select(['actor', 'investor_id as investorId', 'detail'])
      .where('target', '=', `investor:${investorId}`)
      .where('action', '=', 'investor.paper-opened')
      .executeTakeFirst();
    const detail = { by: 'Maude Lafleur', documentId, purpose: 'signed-document' };
    expect(row).toMatchObject({ actor: `staff:${compliance.id}`, investorId, detail });
    const colleague = await enterOffice(portal, { role: 'compliance' });
    expect((await colleague.get(`${path}/pages/1`)).statusCode).toBe(404);
    portal.advance(QUARTER_MS / 2);
    await compliance.get(`/office/investors/${investorId}`);
    portal.advance(QUARTER_MS / 2 + 1);
    expect((await compliance.get(`${path}/pages/1`)).statusCode).toBe(404);
  });

  it('may also be a memorandum confirmed without an order for its deal', async () => {
    const { person, investorId } = await confirmedProfile();
    const { dealId } = await orderOnDesk(portal);
    const memorandum = await publishMemorandum(portal, dealId, 1);
    await person.post('/sendacceptofferingmemorandumemail', { dealId });
    expect(await papersOf(investorId)).toContainEqual(
      expect.objectContaining({ kind: 'memorandum', documentId: memorandum, language: 'en', orderId: null }),
    );
    const opened = await compliance.post(`/office/investors/${investorId}/papers/${memorandum}/open`);
    expect(opened.statusCode).toBe(200);
  });

  it.each([
    ['their own representative', 'representative', 'rep-01', 'rep-01', 200],
    ['another representative', 'representative', 'rep-09', 'rep-01', 404],
    ['a representative where nobody looks after them', 'representative', 'rep-01', null, 404],
    ['compliance where nobody looks after them', 'compliance', null, null, 200],
    ['finance', 'finance', null, 'rep-01', 403],
    ['the deal manager', 'deals', null, 'rep-01', 403],
    ['an administrator', 'administrator', null, 'rep-01', 403],
  ] as const)(
    'is opened to %s (%s %s, of a client of %s) with %i',
    async (_who, role, own, whose, status) => {
      const { path } = await confirmedProfile(whose);
      const colleague = await enterOffice(portal, {
        role,
        ...(own === null ? {} : { representativeId: own }),
      });
      expect((await colleague.post(`${path}/open`)).statusCode).toBe(status);
      expect((await colleague.get(`${path}/pages/1`)).statusCode).toBe(status);
    },
  );

  it('is never another investor’s, an order’s, or any other kind of file', async () => {
    const { investorId, documentId } = await confirmedProfile();
    const other = await confirmedProfile();
    const ofOrder = await signedPaper(portal);
    const statuses = await Promise.all([
      compliance.post(`/office/investors/${other.investorId}/papers/${documentId}/open`),
      compliance.post(`/office/investors/${ofOrder.investorId}/papers/${ofOrder.documentId}/open`),
      compliance.post(`/office/investors/${investorId}/papers/none/open`),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});
