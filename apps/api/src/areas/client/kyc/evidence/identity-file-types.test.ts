import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, phonePhoto, plainPicture } from '../../../../platform/files/testing/sample-files.ts';
import { SAMPLE_HEIC } from '../../../../platform/files/testing/sample-heic.ts';
import { FILE_BYTES_MAX } from '../../../../platform/http/receiving/file-limits.ts';
import { sendEvidence } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());

const TYPES: [string, () => Promise<Buffer>, string][] = [
  ['JPEG', () => phonePhoto(), 'image/jpeg'],
  ['PNG', () => plainPicture().png().toBuffer(), 'image/png'],
  ['WebP', () => plainPicture().webp().toBuffer(), 'image/webp'],
  ['HEIC', async () => SAMPLE_HEIC, 'image/jpeg'],
  ['PDF', () => pdfOf(2), 'application/pdf'],
];
const UPLOADS: [string, string, string][] = [
  ["the investor's document", 'id/', 'front'],
  ["the spouse's document", 'id/?secondary=true', 'front'],
  ["the investor's proof of address", 'address/', 'bill'],
  ["the spouse's proof of address", 'address/?secondary=true', 'bill'],
];
const CASES = UPLOADS.flatMap(([whose, path, part]) =>
  TYPES.map(([type, make, kept]) => ({ whose, path, part, type, make, kept })),
);

describe('evidence of identity', () => {
  it.each(CASES)('takes $type as $whose', async ({ path, part, make, kept }) => {
    const reply = await sendEvidence(ada, path, { [part]: await make() });
    expect(reply.statusCode).toBe(200);
    const { id, addressProof } = reply.json().data;
    const link = await ada.get(`/user/file/${part === 'front' ? id.front : addressProof.bill}`);
    expect(link.json().data.contentType).toBe(kept);
  });

  it.each(UPLOADS)('takes exactly 15 MiB as %s, and not one byte more', async (_whose, path, part) => {
    const pdf = await pdfOf(1);
    const sized = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length)]);
    expect((await sendEvidence(ada, path, { [part]: sized(FILE_BYTES_MAX) })).statusCode).toBe(200);
    const reply = await sendEvidence(ada, path, { [part]: sized(FILE_BYTES_MAX + 1) });
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ code: 'FILE_TOO_LARGE', fields: { [part]: expect.any(String) } });
  });

  it('says beside each field which file cannot be taken', async () => {
    const reply = await sendEvidence(ada, 'id/', {
      front: Buffer.from('not a picture'),
      back: Buffer.alloc(0),
    });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({
      code: 'FILE_TYPE_UNSUPPORTED',
      fields: {
        front: 'Please choose a JPEG, PNG, WebP, HEIC or PDF file.',
        back: 'This file is empty. Please choose another one.',
      },
    });
  });

  it('sent twice with one Idempotency-Key is kept once, and another file with that key is refused', async () => {
    const eve = await registerPerson(portal);
    const headers = { 'idempotency-key': 'one-press-of-a-button' };
    const first = await sendEvidence(eve, 'id/', { front: await pdfOf(1) }, headers);
    const pdf = await pdfOf(3);
    const once = await sendEvidence(
      eve,
      'id/?secondary=true',
      { front: pdf },
      { 'idempotency-key': 'another' },
    );
    const again = await sendEvidence(
      eve,
      'id/?secondary=true',
      { front: pdf },
      { 'idempotency-key': 'another' },
    );
    expect(again.json()).toEqual(once.json());
    const other = await sendEvidence(eve, 'id/', { front: await pdfOf(2) }, headers);
    expect([first.statusCode, other.statusCode]).toEqual([200, 409]);
    expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    const files = await portal.db
      .selectFrom('files')
      .select('id')
      .where('investor_id', '=', eve.user.id)
      .execute();
    expect(files).toHaveLength(2);
  });
});
