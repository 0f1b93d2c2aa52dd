import { randomUUID } from 'node:crypto';
import { DRAFT_TEXT_MAX } from '@portal/domain/client/kyc/fields/kyc-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKyc, sendEvidence, somePicture, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { findSubmittedVersion } from '../versions/kyc-versions.store.ts';
import { openAnswers } from '../versions/seal-answers.ts';
import { ID_FORM } from './identity-form.ts';
import { keepIdentityFiles } from './keep-identity-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ID = expect.stringMatching(/^[\w-]{36}$/);
const NO_SECOND_SOURCE = { sourceName: '', reference: '', documentType: '', accountNumber: '' };
const TEN_MEBIBYTES = 10 * 1024 * 1024;

describe('an identity document', () => {
  it('is stored with what was typed beside it, and returned masked', async () => {
    const ada = await registerPerson(portal);
    const reply = await sendEvidence(ada, 'id/', {
      front: true,
      back: true,
      documentType: '1',
      documentNumber: 'T1234-56789-60417',
      expiryDate: '2030-04-17',
    });
    expect(reply.statusCode).toBe(200);
    const part = reply.json().data;
    expect(part).toEqual({
      id: { front: ID, back: ID, documentType: '1' },
      documentNumber: '***-***-417',
      expiryDate: '2030-04-17',
      addressProof: { documentType: '', bill: null, statement: null },
      dualVerification: NO_SECOND_SOURCE,
    });
    expect((await readKyc(ada)).sections.identityVerification).toMatchObject({
      principal: { id: part.id, documentNumber: '***-***-417' },
    });
    expect((await ada.get(`/user/file/${part.id.front}`)).json().data.contentType).toBe('image/png');
  });

  it('of the spouse goes to the second part and leaves the first alone', async () => {
    const ada = await registerPerson(portal);
    const own = (await sendEvidence(ada, 'id', { front: true })).json().data;
    const reply = await sendEvidence(ada, 'id/?secondary=true', { front: true, documentType: '2' });
    expect(reply.json().data.id).toEqual({ front: ID, back: null, documentType: '2' });
    expect((await readKyc(ada)).sections.identityVerification).toMatchObject({
      principal: { id: { front: own.id.front } },
      secondary: { id: { documentType: '2' } },
    });
  });

  it('sent again replaces the id, and the old file is still there', async () => {
    const ada = await registerPerson(portal);
    const first = (
      await sendEvidence(ada, 'id', { front: true, back: true, documentNumber: 'AB123456' })
    ).json();
    const second = (await sendEvidence(ada, 'id', { front: true, documentNumber: ' ' })).json();
    expect(second.data.id.front).not.toBe(first.data.id.front);
    expect(second.data).toMatchObject({ id: { back: first.data.id.back }, documentNumber: '***-***-456' });
    expect((await ada.get(`/user/file/${first.data.id.front}`)).statusCode).toBe(200);
  });

  it.each([
    ['its back', { back: true as const }],
    ['what is typed beside it', { documentType: '1', documentNumber: '1'.repeat(DRAFT_TEXT_MAX) }],
  ])('may get %s later, once its front is there', async (_row, parts) => {
    const ada = await registerPerson(portal);
    const { front } = (await sendEvidence(ada, 'id', { front: true })).json().data.id;
    const reply = await sendEvidence(ada, 'id', parts);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data.id.front).toBe(front);
  });

  it('that is another version of the same photo replaces the first, which nobody can read any more', async () => {
    const ada = await registerPerson(portal);
    const first = (await sendEvidence(ada, 'id', { front: true, back: true })).json().data.id;
    const { url } = (await ada.get(`/user/file/${first.front}`)).json().data;
    const { storage_key: key } = await portal.db
      .selectFrom('files')
      .select('storage_key')
      .where('id', '=', first.front)
      .executeTakeFirstOrThrow();
    const second = (await sendEvidence(ada, 'id', { front: true, replaces: 'true' })).json().data.id;
    expect(second).toEqual({ front: ID, back: first.back, documentType: '' });
    expect((await ada.get(`/user/file/${first.front}`)).statusCode).toBe(404);
    expect((await portal.app.inject(url.replace('http://portal.test', ''))).statusCode).toBe(404);
    await expect(portal.deps.files.read(key)).rejects.toThrow();
    expect((await ada.get(`/user/file/${second.front}`)).statusCode).toBe(200);
    expect((await ada.get(`/user/file/${first.back}`)).statusCode).toBe(200);
  });

  it('stays where another answer still names it', async () => {
    const ada = await registerPerson(portal);
    const first = (await sendEvidence(ada, 'id', { front: true })).json().data.id.front;
    const secondary = { id: { front: first } };
    await ada.post('/user/kyc/save', { identityVerification: { secondary } });
    await sendEvidence(ada, 'id', { front: true, replaces: 'true' });
    expect((await ada.get(`/user/file/${first}`)).statusCode).toBe(200);
  });

  it('of a submitted version stays, whatever replaces it in the next', async () => {
    const ada = await registerPerson(portal);
    await submitKyc(ada);
    const { sections } = await readKyc(ada);
    const relied = sections.identityVerification?.principal?.id?.front;
    const next = (await sendEvidence(ada, 'id', { front: true, replaces: 'true' })).json().data.id;
    await sendEvidence(ada, 'id', { front: true, replaces: 'true' });
    expect((await ada.get(`/user/file/${relied}`)).statusCode).toBe(200);
    expect((await ada.get(`/user/file/${next.front}`)).statusCode).toBe(404);
  });

  it('keeps an expired date in the draft, for the finish to refuse', async () => {
    const ada = await registerPerson(portal);
    const reply = await sendEvidence(ada, 'id', { front: true, expiryDate: 'next year' });
    expect(reply.json().data.expiryDate).toBe('next year');
  });

  it('after a submission begins the next version, and both are in the audit log', async () => {
    const ada = await registerPerson(portal);
    const submitted = await submitKyc(ada);
    const { id } = (await sendEvidence(ada, 'id', { front: true })).json().data;
    const next = await readKyc(ada);
    expect(next).toMatchObject({ version: 2, submittedAt: null });
    expect(next.sections.identityVerification).toMatchObject({ principal: { id: { front: id.front } } });
    const row = await findSubmittedVersion(portal.db, ada.user.id, submitted.id);
    const frozen = row === undefined ? '' : JSON.stringify(await openAnswers(portal.deps.secrets, row));
    expect(frozen).toContain('T1234-56789-60417');
    expect(frozen).not.toContain(id.front);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target', '=', `kyc:${next.id}`)
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { action: 'kyc.version-started', detail: { version: 2 } },
      {
        action: 'kyc.files-received',
        detail: { version: 2, person: 'principal', fileIds: { 'document.front': id.front } },
      },
    ]);
  });

  it.each([
    ['nothing', {}, 400, 'front', 'Front of the document is required'],
    ['a back alone', { back: true as const }, 400, 'front', 'Front of the document is required'],
    [
      'an unknown kind of document',
      { front: true as const, documentType: '9' },
      400,
      'documentType',
      'choose one',
    ],
    [
      'an endless number',
      { front: true as const, documentNumber: '1'.repeat(5_000) },
      400,
      'documentNumber',
      'too long',
    ],
    ['a text called a picture', { front: Buffer.from('hello there') }, 415, 'front', 'Please choose a JPEG'],
    ['an empty file', { front: Buffer.alloc(0) }, 400, 'front', 'empty'],
    [
      'a file of twenty mebibytes',
      { front: Buffer.alloc(2 * TEN_MEBIBYTES) },
      413,
      'front',
      'larger than 15 MB',
    ],
    [
      'a file where none is expected',
      { front: true as const, selfie: true as const },
      400,
      'selfie',
      'not expected',
    ],
  ])(
    'is refused with %s, beside the field, and nothing is kept',
    async (_row, parts, status, field, sentence) => {
      const ada = await registerPerson(portal);
      const reply = await sendEvidence(ada, 'id', parts);
      expect(reply.statusCode).toBe(status);
      expect(reply.json().fields[field]).toContain(sentence);
      const files = await portal.db
        .selectFrom('files')
        .select('id')
        .where('investor_id', '=', ada.user.id)
        .execute();
      expect(files).toEqual([]);
      expect((await readKyc(ada)).id).toBe('');
    },
  );

  it('is refused in French beside the field', async () => {
    const ada = await registerPerson(portal);
    const reply = await sendEvidence(ada, 'id', {}, { 'accept-language': 'fr-CA' });
    expect(reply.json().fields.front).toMatch(/^Le champ «\s.+\s» est obligatoire$/);
  });

  it('of an account that is gone is not kept', async () => {
    const evidence = { person: 'principal', form: ID_FORM, received: { fields: {}, files: {} } } as const;
    await expect(keepIdentityFiles(portal.deps, randomUUID(), evidence)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('needs to know whose it is', async () => {
    const ada = await registerPerson(portal);
    const reply = await sendEvidence(ada, 'id?secondary=perhaps', { front: true });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['secondary']);
  });
});

describe('a proof of address', () => {
  it.each([
    ['a bill', { bill: true as const, documentType: '1' }, { documentType: '1', bill: ID, statement: null }],
    [
      'a statement',
      { statement: true as const, documentType: '2' },
      { documentType: '2', bill: null, statement: ID },
    ],
    [
      'a bill whose kind comes with the save',
      { bill: true as const },
      { documentType: '', bill: ID, statement: null },
    ],
  ])('may be %s', async (_row, parts, proof) => {
    const ada = await registerPerson(portal);
    const reply = await sendEvidence(ada, 'address/', parts);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.addressProof).toEqual(proof);
  });

  it.each([
    ['a bill called a statement', { bill: true as const, documentType: '2' }, 'statement'],
    ['a statement called a bill', { statement: true as const, documentType: '1' }, 'bill'],
    ['no file', { documentType: '1' }, 'bill'],
    ['nothing at all', {}, 'bill'],
    ['a kind that is none', { bill: true as const, documentType: '3' }, 'documentType'],
  ])('is refused with %s', async (_row, parts, field) => {
    const ada = await registerPerson(portal);
    const reply = await sendEvidence(ada, 'address', parts);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is of the kind that was saved before', async () => {
    const ada = await registerPerson(portal);
    const addressProof = { documentType: '2' };
    await ada.post('/user/kyc/save', { identityVerification: { principal: { addressProof } } });
    const refused = await sendEvidence(ada, 'address', { bill: true });
    expect(Object.keys(refused.json().fields)).toEqual(['statement']);
    expect((await sendEvidence(ada, 'address', { statement: true })).statusCode).toBe(200);
  });

  it('sent at the same time as other evidence loses none of it', async () => {
    const ada = await registerPerson(portal);
    const bytes = await somePicture();
    const replies = await Promise.all([
      sendEvidence(ada, 'address', { bill: bytes, documentType: '1' }),
      sendEvidence(ada, 'address?secondary=true', { statement: bytes, documentType: '2' }),
      sendEvidence(ada, 'id', { front: bytes, documentType: '2' }),
    ]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect((await readKyc(ada)).sections.identityVerification).toMatchObject({
      principal: { id: { front: ID }, addressProof: { bill: ID } },
      secondary: { addressProof: { statement: ID } },
    });
  });
});
