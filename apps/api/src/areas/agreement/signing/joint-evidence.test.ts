import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jointOrderToSign, jointWithMemorandum } from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import { openSigningPage } from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function download(url: string): Promise<Buffer> {
  const reply = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

describe('what both accepted', () => {
  it('is on the evidence page under their name, and with their copies', async () => {
    const { order, joint, documentId } = await jointWithMemorandum(portal);
    await joint.call('accept-memorandum', { documentId });
    await joint.prepare();
    await joint.sign();
    await portal.runJobs();
    const { signedDocumentList } = await readTrade(order.person, order.tradeId);
    const agreement = signedDocumentList.find(({ title }) => title.includes('greement'));
    const { url } = (await order.person.get(`/user/file/${agreement?.id}`)).json().data;
    const printed = readWithPoppler('pdftotext', await download(url)).replace(/\s+/g, ' ');
    // Text is extracted one column of the page after the other.
    expect(printed).toContain('Ada Tremblay: Confirmed to have received and');
    expect(printed).toMatch(/Benoît Roy: Confirmed to have received and.{0,40}Notice d’offre \(1\), SHA-256/);
    const mail = portal.mails.findLast(({ text }) => /\/signed-copies\//.test(text));
    const token = /\/signed-copies\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    const copies = await portal.app.inject({
      method: 'POST',
      url: '/api/signing/copies',
      payload: { token },
    });
    expect(copies.json().data.documents.map(({ title }: { title: string }) => title)).toEqual([
      'Risk acknowledgement',
      'Subscription agreement',
      'Notice d’offre',
    ]);
  });
});

describe('the other language', () => {
  it('is there for the joint investor to read, without the investor’s profile, and is not what is signed', async () => {
    const { joint } = await jointWithMemorandum(portal);
    const view = await joint.open();
    expect(view.documents.map(({ language }) => language)).toEqual(['en', 'en']);
    expect(view.translations.map(({ kind, language }) => [kind, language])).toEqual([
      ['subscription-agreement', 'fr'],
      ['risk-acknowledgement', 'fr'],
    ]);
    expect(view.investorName).toBe('Ada Tremblay');
    expect(JSON.stringify(view)).not.toContain('***-***-544');
  });

  it('is never shown to the investor as a choice', async () => {
    const page = await openSigningPage(portal, await jointOrderToSign(portal));
    expect(await page.open()).toMatchObject({ otherLanguage: null, translations: [], investorName: null });
  });
});
