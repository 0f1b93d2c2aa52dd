import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jointOrderToSign, mailsToJoint, openJointPage } from '../../../testing/joint-signing.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { readTrade } from '../../../testing/orders.ts';
import { readWithPoppler } from '../../../testing/read-with-poppler.ts';
import { type OrderToSign, openSigningPage, orderToSign } from '../../../testing/signing.ts';
import { addForms } from './testing/add-forms.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const formIn = ({ documents }: SigningEnvelope) =>
  documents.find(({ kind }) => kind === 'form-f9') ?? expect.fail();

/** An order with the form for accredited investors, and its page. */
async function withF9() {
  const order = await orderToSign(portal);
  const page = await openSigningPage(portal, order);
  const [documentId = ''] = await addForms(portal, order, [{ form: 'F9', for: 'investor' }]);
  await page.call('consent');
  const initial = (rowId: string) => page.call('initial', { documentId, rowId });
  return { order, page, documentId, initial };
}

async function sealedTexts({ person, tradeId }: OrderToSign): Promise<Map<string, string>> {
  await portal.runJobs();
  const { signedDocumentList } = await readTrade(person, tradeId);
  const texts = new Map<string, string>();
  for (const { id, title } of signedDocumentList) {
    const { url } = (await person.get(`/user/file/${id}`)).json().data;
    const reply = await portal.app.inject({
      method: 'GET',
      url: String(url).replace('http://portal.test', ''),
    });
    texts.set(title, readWithPoppler('pdftotext', reply.rawPayload, '-raw').replace(/\s+/gu, ' '));
  }
  return texts;
}

const papersOf = ({ tradeId }: OrderToSign) =>
  portal.db
    .selectFrom('signed_documents')
    .select(['kind', 'signed_for as for'])
    .where('trade_id', '=', tradeId)
    .where('kind', 'like', 'form-%')
    .orderBy('signed_for')
    .execute();

/** What the joint investor gets by the link in their message. */
async function copiesOfJoint(): Promise<{ id: string; title: string }[]> {
  const mail = mailsToJoint(portal, 'Vos documents signés').at(-1);
  const token = /\/signed-copies\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const reply = await portal.app.inject({ method: 'POST', url: '/api/signing/copies', payload: { token } });
  return reply.json().data.documents;
}

describe('a prescribed form in the ceremony', () => {
  it('has nothing initialled, and no row of its choice is marked', async () => {
    const { page } = await withF9();
    const form = formIn(await page.open());
    expect(form.initialled).toEqual({});
    expect(JSON.stringify(form.blocks)).not.toMatch(/expected|selected|checked|default/i);
  });

  it('is not signed before exactly one row of the choice is initialled', async () => {
    const { page, initial, documentId } = await withF9();
    for (const rowId of ['loss', 'liquidity', 'information', 'advice']) {
      await initial(rowId);
    }
    const refused = await page.sign();
    expect(refused.json().fields).toMatchObject({
      [`initials.${documentId}.status`]: expect.stringContaining('Initial one of the statements'),
    });
    await initial('income');
    expect(Object.keys((await page.sign()).json().fields)).not.toContain(`initials.${documentId}.status`);
  });

  it('counts the row that was initialled last, once, and keeps the others in its evidence', async () => {
    const { order, page, initial } = await withF9();
    await initial('income');
    await initial('net-assets');
    await Promise.all([initial('net-assets'), initial('net-assets')]);
    expect(Object.keys(formIn(await page.open()).initialled)).toEqual(['net-assets']);
    await page.prepare();
    // Preparing initials the first row of a choice.
    await initial('net-assets');
    expect((await page.sign()).statusCode).toBe(200);
    const text = (await sealedTexts(order)).get('Form 45-106F9') ?? expect.fail();
    expect(text).toMatch(/net assets worth more than \$5 million.{0,130}Initials AT/u);
    expect(text).not.toMatch(/current calendar year\.\) Initials AT/u);
    expect(text.match(/Initialled: Your net income before taxes was/g)).toHaveLength(2);
    expect(text.replaceAll(' ', '')).toContain('SPECIMEN');
  });

  it('takes no initials on a row that it does not have', async () => {
    const { initial } = await withF9();
    expect((await initial('status')).statusCode).toBe(400);
    expect((await initial('repurchase')).statusCode).toBe(400);
  });

  it('is signed by each of two purchasers on a paper of their own, of which they get a copy, and the other does not', async () => {
    const order = await jointOrderToSign(portal);
    const page = await openSigningPage(portal, order);
    const [own = '', theirs = ''] = await addForms(portal, order, [
      { form: 'F9', for: 'investor' },
      { form: 'F9', for: 'joint' },
    ]);
    await page.prepare();
    expect((await page.open()).documents.map(({ id }) => id)).toContain(own);
    expect((await page.open()).documents.map(({ id }) => id)).not.toContain(theirs);
    expect((await page.call('initial', { documentId: theirs, rowId: 'loss' })).statusCode).toBe(400);
    expect((await page.sign()).statusCode).toBe(200);
    const joint = await openJointPage(portal);
    expect((await joint.open()).documents.map(({ id }) => id)).toContain(theirs);
    await joint.prepare();
    expect((await joint.sign()).statusCode).toBe(200);
    await portal.runJobs();
    expect(await papersOf(order)).toEqual([
      { kind: 'form-f9', for: 'investor' },
      { kind: 'form-f9', for: 'joint' },
    ]);
    const first = (await readTrade(order.person, order.tradeId)).signedDocumentList;
    const second = await copiesOfJoint();
    for (const copies of [first, second]) {
      expect(copies.filter(({ title }) => title === 'Form 45-106F9')).toHaveLength(1);
    }
    const ids = first.map(({ id }) => id);
    expect(second.filter(({ id, title }) => title === 'Form 45-106F9' && ids.includes(id))).toEqual([]);
  });
});
