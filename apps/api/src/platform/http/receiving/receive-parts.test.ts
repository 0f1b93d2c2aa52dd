import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormPart, multipartBody } from '../../../testing/multipart.ts';
import { sha256Hex } from '../../crypto/new-token.ts';
import { pdfOf, plainPicture } from '../../files/testing/sample-files.ts';
import { failureReply, toAppError } from '../failures/failure-reply.ts';
import { FILE_BYTES_MAX } from './file-limits.ts';
import { fingerprintOf, receiveParts } from './receive-parts.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-parts-'));
  app = Fastify();
  await app.register(multipart, {
    limits: { parts: 20, fieldSize: 10_000, files: 2, fileSize: FILE_BYTES_MAX + 1, headerPairs: 20 },
  });
  app.setErrorHandler((error, _request, reply) => {
    const failure = toAppError(error);
    return reply.code(failure.status).send(failureReply(failure, 'en', 'r'));
  });
  app.post('/', async (request) => {
    const form = await receiveParts(request, folder, ['front', 'back']);
    const files = Object.entries(form.files).map(([name, file]) => [
      name,
      `${file.originalName}: ${file.sizeBytes} bytes, ${sha256Hex(readFileSync(file.path)) === file.sha256 ? 'whole' : 'damaged'}`,
    ]);
    return { fields: form.fields, files: Object.fromEntries(files), fingerprint: fingerprintOf(form) };
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function send(parts: FormPart[]) {
  const reply = await app.inject({ method: 'POST', url: '/', ...multipartBody(parts) });
  return { status: reply.statusCode, ...reply.json() };
}

const png = () => plainPicture(8, 8).png().toBuffer();

describe('a form with files', () => {
  it('arrives with its texts and files, whole and by their own names', async () => {
    const pdf = await pdfOf(1);
    const picture = await png();
    expect(
      await send([
        { name: 'documentType', value: '2' },
        { name: 'front', fileName: 'C:\\scans\\really a picture.pdf', bytes: picture },
        { name: 'back', fileName: 'relevé.pdf', bytes: pdf },
      ]),
    ).toMatchObject({
      status: 200,
      fields: { documentType: '2' },
      files: {
        front: `really a picture.pdf: ${picture.length} bytes, whole`,
        back: `relevé.pdf: ${pdf.length} bytes, whole`,
      },
    });
    expect(statSync(join(folder, 'part-0')).mode & 0o777).toBe(0o600);
  });

  it('counts a file field that was left empty as absent', async () => {
    expect(await send([{ name: 'back', fileName: '', bytes: Buffer.alloc(0) }])).toMatchObject({
      status: 200,
      files: {},
    });
  });

  it('takes a file of exactly 15 MiB', async () => {
    const bytes = Buffer.concat([await pdfOf(1), Buffer.alloc(FILE_BYTES_MAX)]).subarray(0, FILE_BYTES_MAX);
    expect(await send([{ name: 'front', fileName: 'a.pdf', bytes }])).toMatchObject({ status: 200 });
  });

  it('answers a file of one byte too much, after reading all of it', async () => {
    expect(
      await send([
        { name: 'front', fileName: 'a.png', bytes: Buffer.alloc(FILE_BYTES_MAX + 1, 1) },
        { name: 'back', fileName: 'b.png', bytes: await png() },
      ]),
    ).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
      fields: { front: expect.stringContaining('15 MB') },
    });
  });

  it('writes nothing beyond the limit to the disk', async () => {
    await send([{ name: 'front', fileName: 'a.png', bytes: Buffer.alloc(2 * FILE_BYTES_MAX, 1) }]);
    expect(statSync(join(folder, 'part-0')).size).toBeLessThanOrEqual(FILE_BYTES_MAX);
  });

  it('is recognized by its texts and bytes, in whatever order its parts come, and by nothing less', async () => {
    const front = { name: 'front', fileName: 'a.png', bytes: await png() };
    const text = { name: 'documentType', value: '2' };
    const { fingerprint } = await send([text, front]);
    expect((await send([front, text])).fingerprint).toEqual(fingerprint);
    for (const changed of [
      [front],
      [text],
      [{ ...text, value: '1' }, front],
      [text, { ...front, bytes: await pdfOf(1) }],
      [text, { ...front, name: 'back' }],
    ]) {
      expect((await send(changed)).fingerprint).not.toEqual(fingerprint);
    }
  });

  it('refuses a file in a field that takes none, and a second one in a field that takes one', async () => {
    const bytes = await png();
    expect(
      await send([
        { name: 'front', fileName: 'a.png', bytes },
        { name: 'front', fileName: 'b.png', bytes },
      ]),
    ).toMatchObject({ status: 400, code: 'VALIDATION', fields: { front: 'Send one file only.' } });
    expect(await send([{ name: 'virus', fileName: 'a.png', bytes }])).toMatchObject({
      fields: { virus: 'A file was not expected here.' },
    });
  });

  it('refuses a text that is too long, beside its field', async () => {
    expect(await send([{ name: 'documentNumber', value: 'x'.repeat(10_001) }])).toMatchObject({
      status: 400,
      fields: { documentNumber: 'This text is too long' },
    });
  });

  it('refuses more files than a form may have', async () => {
    const bytes = await png();
    const many = ['front', 'back', 'third'].map((name) => ({ name, fileName: 'a.png', bytes }));
    expect(await send(many)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each([
    [
      'that ends in the middle',
      { payload: multipartBody([{ name: 'a', value: 'b' }]).payload.subarray(0, 70) },
    ],
    ['without a boundary', { headers: { 'content-type': 'multipart/form-data' } }],
  ])('refuses a body %s', async (_case, changes) => {
    const whole = multipartBody([{ name: 'a', value: 'b' }]);
    const reply = await app.inject({ method: 'POST', url: '/', ...whole, ...changes });
    expect(reply.json()).toMatchObject({ statusCode: 400, code: 'MALFORMED_REQUEST' });
  });
});
