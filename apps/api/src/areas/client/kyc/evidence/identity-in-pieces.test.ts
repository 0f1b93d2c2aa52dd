import { PIECE_BYTES } from '@portal/domain/ground/uploads/judge-piece';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../main/build-app.ts';
import { pdfWith } from '../../../../platform/files/testing/harmful-pdfs.ts';
import { ScannerAwayError } from '../../../../platform/ports/virus-scanner.ts';
import { readKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { announce, beginUpload, sendInPieces, sendPiece, someScan } from '../../../../testing/uploads.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ID = expect.stringMatching(/^[\w-]{36}$/);

const keep = (person: Person, body: object, path = 'id', headers = {}) =>
  person.post(`/user/kyc/upload/${path}/pieces`, body, headers);

const uploadsOf = ({ user }: Person) =>
  portal.db.selectFrom('uploads').select('id').where('investor_id', '=', user.id).execute();

const filesOf = ({ user }: Person) =>
  portal.db
    .selectFrom('files')
    .select(['id', 'purpose', 'original_name'])
    .where('investor_id', '=', user.id)
    .execute();

describe('identity documents that came in pieces', () => {
  it('are kept as those of a form are, and their pieces are gone', async () => {
    const ada = await registerPerson(portal);
    const front = await sendInPieces(ada, await someScan());
    const back = await sendInPieces(ada, await someScan());
    const reply = await keep(ada, {
      front,
      back,
      documentType: '1',
      documentNumber: 'T1234-56789-60417',
      expiryDate: '2030-04-17',
    });
    expect([reply.statusCode, reply.json().data]).toMatchObject([
      200,
      { id: { front: ID, back: ID, documentType: '1' }, documentNumber: '***-***-417' },
    ]);
    expect(reply.json().data.id.front).not.toBe(front);
    expect(await uploadsOf(ada)).toEqual([]);
    expect((await filesOf(ada)).map(({ purpose }) => purpose).sort()).toEqual([
      'identity-back',
      'identity-front',
    ]);
    const { url } = (await ada.get(`/user/file/${reply.json().data.id.front}`)).json().data;
    const shown = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
    expect(shown.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('may be of the spouse, and a proof of address', async () => {
    const ada = await registerPerson(portal);
    const bill = await sendInPieces(ada, await someScan());
    const reply = await keep(ada, { bill, documentType: '1' }, 'address');
    expect(reply.json().data.addressProof).toMatchObject({ bill: ID });
    const card = await sendInPieces(ada, await someScan());
    await ada.post('/user/kyc/upload/id/pieces?secondary=true', { front: card });
    expect((await readKyc(ada)).sections.identityVerification).toMatchObject({
      secondary: { id: { front: ID } },
    });
  });

  it('are kept once if the response was lost and the call is repeated', async () => {
    const ada = await registerPerson(portal);
    const front = await sendInPieces(ada, await someScan());
    const key = { 'idempotency-key': 'the-same-intention' };
    const replies = [await keep(ada, { front }, 'id', key), await keep(ada, { front }, 'id', key)];
    expect(replies[1]?.json()).toEqual(replies[0]?.json());
    expect(await filesOf(ada)).toHaveLength(1);
  });

  it('are not kept while pieces are missing, which may still arrive', async () => {
    const ada = await registerPerson(portal);
    const bytes = await someScan();
    const { id } = await beginUpload(ada, bytes);
    await sendPiece(ada, id, 0, bytes);
    const early = await keep(ada, { front: id });
    expect([early.statusCode, early.json().code]).toEqual([409, 'STATE_REFUSES']);
    expect(early.headers['upload-offset']).toBe(String(PIECE_BYTES));
    await sendPiece(ada, id, PIECE_BYTES, bytes);
    expect((await keep(ada, { front: id })).statusCode).toBe(200);
  });

  it('whose bytes differ from what was announced are refused, and start over', async () => {
    const ada = await registerPerson(portal);
    const bytes = await someScan();
    const { id } = (await announce(ada, bytes, { sha256: 'a'.repeat(64) })).json().data;
    await sendPiece(ada, id, 0, bytes);
    await sendPiece(ada, id, PIECE_BYTES, bytes);
    const reply = await keep(ada, { front: id });
    expect([reply.statusCode, reply.json().currentState]).toEqual([409, 'upload-damaged']);
    expect([await uploadsOf(ada), await filesOf(ada)]).toEqual([[], []]);
  });

  it.each<[string, () => Promise<Buffer>, number, string]>([
    ['is no picture and no PDF', async () => Buffer.from('hello there'), 415, 'Please choose a JPEG'],
    [
      'is a PDF with a script',
      async () => pdfWith('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      400,
      'script',
    ],
  ])(
    'are refused at their field if one %s, and nothing of it is kept',
    async (_case, make, status, words) => {
      const ada = await registerPerson(portal);
      const front = await sendInPieces(ada, await make());
      const reply = await keep(ada, { front });
      expect([reply.statusCode, reply.json().fields.front]).toEqual([status, expect.stringContaining(words)]);
      expect([await uploadsOf(ada), await filesOf(ada)]).toEqual([[], []]);
    },
  );

  it.each<[string, object, string]>([
    ['no document at all', {}, 'front'],
    ['an unknown kind of document', { documentType: '9' }, 'documentType'],
  ])('are refused with %s, and what came stays', async (_case, body, field) => {
    const ada = await registerPerson(portal);
    const front = await sendInPieces(ada, await someScan());
    const reply = await keep(ada, field === 'front' ? body : { front, ...body });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(await uploadsOf(ada)).toEqual([{ id: front }]);
  });

  it('wait in their pieces while the virus scanner is away', async () => {
    const ada = await registerPerson(portal);
    const front = await sendInPieces(ada, await someScan());

    const scan = () => Promise.reject(new ScannerAwayError('away'));
    const app = await buildApp({ ...portal.deps, virusScanner: { scan } });
    const reply = await app.inject({
      method: 'POST',
      url: '/api/user/kyc/upload/id/pieces',
      headers: { authorization: `Bearer ${ada.accessToken}` },
      payload: { front },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'FILE_SCAN_UNAVAILABLE']);
    await app.close();
    expect((await keep(ada, { front })).statusCode).toBe(200);
  });
});
