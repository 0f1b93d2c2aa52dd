import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSealCertificate } from '../../../../papers/seal/make-seal-certificate.ts';
import { sealPdf } from '../../../../papers/seal/seal-pdf.ts';
import { multipartBody } from '../../../../testing/multipart.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readTrade } from '../../../../testing/orders.ts';
import { orderToSign, signThroughCeremony } from '../../../../testing/signing.ts';

let portal: TestPortal;
let sealed: Buffer;
beforeAll(async () => {
  portal = await openTestPortal();
  const order = await orderToSign(portal);
  await signThroughCeremony(portal, order);
  await portal.runJobs();
  const [document] = (await readTrade(order.person, order.tradeId)).signedDocumentList;
  const { url } = (await order.person.get(`/user/file/${document?.id}`)).json().data;
  const reply = await portal.app.inject({
    method: 'GET',
    url: String(url).replace('http://portal.test', ''),
  });
  sealed = reply.rawPayload;
});
afterAll(() => portal.close());

function verify(file: Buffer, language = 'en') {
  const { payload, headers } = multipartBody([{ name: 'file', fileName: 'agreement.pdf', bytes: file }]);
  return portal.app.inject({
    method: 'POST',
    url: '/api/documents/verify',
    headers: { ...headers, 'accept-language': language },
    payload,
  });
}

async function outcomeOf(file: Buffer): Promise<string> {
  return (await verify(file)).json().data.outcome;
}

async function sealedBySomebodyElse(pdf: Buffer): Promise<Buffer> {
  const subject = { commonName: 'Northline Exempt Market Inc.', organization: 'x', city: 'x', province: 'x' };
  const key = await makeSealCertificate(subject, portal.deps.clock.now());
  const words = { reason: 'x', name: 'x', location: 'x', contactInfo: 'x' };
  return sealPdf(pdf, { key, ...words, signedAt: portal.deps.clock.now() });
}

describe('a document to be verified', () => {
  it('sealed by this portal is unchanged, with the time of its seal, and none of it is kept', async () => {
    const before = await portal.db.selectFrom('files').select('id').execute();
    const reply = await verify(sealed);
    expect(reply.json().data).toEqual({
      outcome: 'unchanged',
      sealedAt: portal.deps.clock.now().toISOString(),
      sealedBy: 'Northline Exempt Market Inc.',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await portal.db.selectFrom('files').select('id').execute()).toEqual(before);
  });

  it.each([
    ['with one bit changed is changed', 'changed', () => flipped(sealed, Math.floor(sealed.length / 3))],
    [
      'with a revision behind its seal says that it was added to',
      'added-to',
      () => Buffer.concat([sealed, Buffer.from('\n% a revision\n')]),
    ],
    ['cut at its end is changed', 'changed', () => sealed.subarray(0, sealed.length - 40)],
    ['never sealed is unsealed', 'unsealed', () => Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['of another kind is no PDF', 'not-pdf', () => Buffer.from('GIF89a')],
  ])('%s', async (_row, outcome, file) => {
    expect(await outcomeOf(file())).toBe(outcome);
  });

  it('sealed again with another certificate of the same name is foreign', async () => {
    const reply = await verify(await sealedBySomebodyElse(sealed));
    expect(reply.json().data).toMatchObject({ outcome: 'foreign', sealedAt: null });
  });

  it('sealed before the certificate was replaced is still ours', async () => {
    await portal.db
      .updateTable('portal_keys')
      .set({ name: 'seal-before' })
      .where('name', '=', 'seal')
      .execute();
    expect(await outcomeOf(sealed)).toBe('unchanged');
  });

  it.each([
    ['en', 'Choose the PDF file'],
    ['fr', 'Choisissez le fichier PDF'],
  ])('that is missing is asked for in the language of the page (%s)', async (language, sentence) => {
    const { payload, headers } = multipartBody([{ name: 'note', value: 'x' }]);
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/documents/verify',
      headers: { ...headers, 'accept-language': language },
      payload,
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields.file).toContain(sentence);
  });
});

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}
