import type { Language } from '@portal/domain/ground/people/languages';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { addDeal } from '../../../testing/deals.ts';
import { publishMemorandum } from '../../../testing/memoranda.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder, readTrade, submittedOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { matchIdentityOf } from '../../../testing/propose-approval.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import { askForLink, openSigningPage, orderToSign } from '../../../testing/signing.ts';
import { transactOnOrderAndDeal } from '../../order/trades/holding/transact-on-deal.ts';
import { MEMORANDUM_ATTACHED_BYTES_MAX } from './gather-memorandum.ts';

const ALONE = ['--emergency', '--reason', 'Nobody else is in.'];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const PATH = '/sendacceptofferingmemorandumemail';

const publish = (dealId: string, version: number, language?: Language, bytes?: Buffer<ArrayBuffer>) =>
  publishMemorandum(portal, dealId, version, language, bytes);

function acceptances(investorId: string) {
  return portal.db
    .selectFrom('om_acceptances')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('version')
    .execute();
}

async function mailsAbout(email: string): Promise<TestPortal['mails']> {
  await portal.runJobs();
  return portal.mails.filter(({ to, subject }) => to === email && /memorandum|Notice/i.test(subject));
}

const memorandumOf = ({ memorandum, nextAction }: TradeOnWire) => ({ memorandum, nextAction });

describe('accepting the offering memorandum', () => {
  it('mails the document and records what was accepted, when and from where; repeating it changes nothing', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const documentId = await publish(dealId, 1);
    const tradeId = await placeOrder(ada, dealId);
    const headers = { 'user-agent': 'A browser of a test' };
    const answers = await Promise.all([1, 2, 3].map(() => ada.post(PATH, { dealId, tradeId }, headers)));
    expect(answers.map((reply) => reply.json())).toEqual(answers.map(() => ({ data: { sent: true } })));
    const [mail, ...more] = await mailsAbout(ada.email);
    expect(more).toEqual([]);
    expect(mail?.attachments?.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['Offering memorandum.pdf', '%PDF-1.7 en 1'],
    ]);
    const [kept, ...others] = await acceptances(ada.user.id);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      deal_id: dealId,
      trade_id: tradeId,
      document_id: documentId,
      version: 1,
      language: 'en',
      accepted_at: portal.deps.clock.now(),
      ip_address: '127.0.0.1',
      user_agent: 'A browser of a test',
    });
    expect(kept?.document_sha256).toMatch(/^[0-9a-f]{64}$/);
    const written = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('investor_id', '=', ada.user.id)
      .where('action', '=', 'memorandum.accepted')
      .execute();
    expect(written).toEqual([{ detail: { documentId, version: 1, sha256: kept?.document_sha256, tradeId } }]);
  });

  it('through the deal alone, in French, concerns the French document and counts for its orders', async () => {
    const ada = await registerPerson(portal, { language: 'fr' });
    const slug = 'pour-tous';
    const dealId = await addDeal(portal, { slug });
    await publish(dealId, 1, 'en');
    const french = await publish(dealId, 1, 'fr');
    await ada.post(PATH, { dealId: slug }, { 'accept-language': 'fr' });
    const tradeId = await placeOrder(ada, dealId);
    const trade = await readTrade(ada, tradeId);
    expect(memorandumOf(trade)).toEqual({
      memorandum: {
        documentId: french,
        title: 'Notice d’offre',
        version: 1,
        acceptedAt: portal.deps.clock.now().toISOString(),
      },
      nextAction: 'complete-kyc',
    });
  });

  it('is required again after an amendment, even where its translation is late', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal);
    await publish(dealId, 1, 'fr');
    const tradeId = await placeOrder(ada, dealId);
    expect((await readTrade(ada, tradeId)).nextAction).toBe('accept-memorandum');
    await ada.post(PATH, { dealId, tradeId }, { 'accept-language': 'fr' });
    const amended = await publish(dealId, 2, 'en');
    expect(memorandumOf(await readTrade(ada, tradeId))).toMatchObject({
      memorandum: { documentId: amended, version: 2, acceptedAt: null },
      nextAction: 'accept-memorandum',
    });
    await ada.post(PATH, { dealId, tradeId }, { 'accept-language': 'fr' });
    expect((await acceptances(ada.user.id)).map(({ version }) => version)).toEqual([1, 2]);
    expect((await readTrade(ada, tradeId)).nextAction).toBe('complete-kyc');
  });

  it('works on a closed deal, whose open orders continue', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal, { closesAt: new Date(portal.deps.clock.now().getTime() - 1) });
    await publish(dealId, 1);
    expect((await ada.post(PATH, { dealId })).statusCode).toBe(200);
  });

  it('mails a link instead of a document that is too large to attach', async () => {
    const ada = await registerPerson(portal);
    const dealId = await addDeal(portal, { slug: 'a-thick-one' });
    await publish(dealId, 1, 'en', Buffer.alloc(MEMORANDUM_ATTACHED_BYTES_MAX + 1, 'x'));
    await ada.post(PATH, { dealId });
    const [mail] = await mailsAbout(ada.email);
    expect(mail?.attachments ?? []).toEqual([]);
    expect(mail?.text).toContain('http://portal.test/dashboard/marketplace/a-thick-one');
    expect(mail?.text).toContain('too large for an email');
  });

  it.skipIf(inject('engine').kind === 'embedded')(
    '[PostgreSQL] waits for nobody who has the deal’s units',
    async () => {
      const ada = await registerPerson(portal);
      const grace = await registerPerson(portal);
      const dealId = await addDeal(portal);
      await publish(dealId, 1);
      const theirs = { investorId: grace.user.id, tradeId: await placeOrder(grace, dealId) };
      const reply = await transactOnOrderAndDeal(portal.deps, theirs, () => ada.post(PATH, { dealId }));
      expect(reply.json()).toEqual({ data: { sent: true } });
    },
  );

  it('of nothing, or for an order that is not one’s own, is answered as not found', async () => {
    const ada = await registerPerson(portal);
    const grace = await registerPerson(portal);
    const dealId = await addDeal(portal);
    const bare = await addDeal(portal);
    await publish(dealId, 1);
    const theirs = await placeOrder(grace, dealId);
    const otherDeal = await placeOrder(ada, bare);
    for (const body of [
      { dealId: 'no-such-deal' },
      { dealId: bare },
      { dealId, tradeId: theirs },
      { dealId, tradeId: otherDeal },
      { dealId, tradeId: 'no-such-order' },
    ]) {
      const reply = await ada.post(PATH, body);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await acceptances(ada.user.id)).toEqual([]);
    expect((await ada.post(PATH, {})).statusCode).toBe(400);
    expect(
      (await portal.app.inject({ method: 'POST', url: `/api${PATH}`, payload: { dealId } })).statusCode,
    ).toBe(401);
  });
});

describe('an order of a deal with an offering memorandum', () => {
  it('is not signed before its memorandum is accepted, nor after an amendment that is not', async () => {
    const order = await orderToSign(portal);
    const { person, dealId, tradeId } = order;
    await publish(dealId, 1);
    const refused = await askForLink(order);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'MEMORANDUM_NOT_ACCEPTED']);
    await person.post(PATH, { dealId, tradeId });
    const page = await openSigningPage(portal, order);
    await page.prepare();
    await publish(dealId, 2);
    expect((await page.sign()).json().code).toBe('MEMORANDUM_NOT_ACCEPTED');
    await person.post(PATH, { dealId, tradeId });
    expect((await page.sign()).statusCode).toBe(200);
    expect((await readTrade(person, tradeId)).nextAction).toBe('send-payment');
    await portal.runJobs();
    const agreement = (await readTrade(person, tradeId)).signedDocumentList.find(({ title }) =>
      title.includes('greement'),
    );
    const { url } = (await person.get(`/user/file/${agreement?.id}`)).json().data;
    const { rawPayload } = await portal.app.inject(String(url).replace('http://portal.test', ''));
    const printed = readWithPoppler('pdftotext', rawPayload);
    // Text is extracted one column of the page after the other.
    expect(printed.replace(/\s+/g, ' ')).toContain('Confirmed to have received and read: Offering');
  });

  it('is not approved while an amendment waits for the investor', async () => {
    const { ada, dealId, tradeId } = await submittedOrder(portal);
    await officeCommand(portal.deps, ['review', tradeId]);
    await matchIdentityOf(await enterOffice(portal, { role: 'compliance' }), tradeId);
    await publish(dealId, 2);
    const refused = await officeCommand(portal.deps, ['approve', tradeId, ...ALONE]);
    expect(refused.ok).toBe(false);
    expect(refused.lines[0]).toContain('offering memorandum');
    await ada.post(PATH, { dealId, tradeId });
    expect((await officeCommand(portal.deps, ['approve', tradeId, ...ALONE])).ok).toBe(true);
  });
});
