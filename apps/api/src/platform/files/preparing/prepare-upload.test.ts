import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../crypto/new-token.ts';
import { FILE_BYTES_MAX, PDF_OBJECTS_MAX, PDF_UNPACKED_BYTES_MAX } from '../../http/receiving/file-limits.ts';
import type { UploadProblem } from '../../http/receiving/upload-problem.ts';
import { pdfBomb, pdfOfObjects, pdfOfPackedObjects } from '../testing/harmful-pdfs.ts';
import { lockedPdf } from '../testing/locked-pdf.ts';
import { onDisk } from '../testing/on-disk.ts';
import { pdfOf, phonePhoto, plainPicture, pngClaiming, protectedPdf } from '../testing/sample-files.ts';
import { SAMPLE_HEIC } from '../testing/sample-heic.ts';
import { prepareUpload } from './prepare-upload.ts';

/** The header stays whole, so that only decoding shows the damage. */
function damaged(picture: Buffer): Buffer {
  return Buffer.from(picture).fill(0xff, picture.length - 119, picture.length - 46);
}

/** What is kept of these bytes, read back. */
async function prepare(sent: Buffer) {
  const { bytes, ...facts } = await prepareUpload(onDisk(sent));
  const kept = readFileSync(bytes.path);
  expect(bytes).toMatchObject({ sizeBytes: kept.length, sha256: sha256Hex(kept) });
  return { bytes: kept, ...facts };
}

async function problemOf(bytes: Buffer): Promise<unknown> {
  return prepareUpload(onDisk(bytes)).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
}

describe('a picture', () => {
  it('loses its location, its device and all other metadata, and is upright', async () => {
    const photo = await phonePhoto(320, 200);
    expect((await sharp(photo).metadata()).exif?.includes('SecretCameraCo')).toBe(true);
    const { bytes, contentType, pages } = await prepare(photo);
    const after = await sharp(bytes).metadata();
    expect({ contentType, pages }).toEqual({ contentType: 'image/jpeg', pages: null });
    expect(after).toMatchObject({ width: 200, height: 320 });
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(bytes.includes('SecretCameraCo')).toBe(false);
  });

  it.each([
    ['PNG stays PNG', plainPicture().png(), 'image/png'],
    ['WebP stays WebP', plainPicture().webp(), 'image/webp'],
    ['JPEG stays JPEG', plainPicture().jpeg(), 'image/jpeg'],
  ])('%s', async (_case, picture, contentType) => {
    const prepared = await prepare(await picture.toBuffer());
    expect(prepared.contentType).toBe(contentType);
    expect((await sharp(prepared.bytes).metadata()).width).toBe(320);
  });

  it('of a telephone (HEIC) becomes a JPEG with its colours and without its metadata', async () => {
    const { bytes, contentType } = await prepare(SAMPLE_HEIC);
    expect(contentType).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 48, format: 'jpeg' });
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[2]).toBeLessThan(80);
    expect(bytes.includes('SecretCameraCo')).toBe(false);
  });

  it('is made no larger than a document needs', async () => {
    const { bytes } = await prepare(await plainPicture(6000, 3000).jpeg().toBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4096, height: 2048 });
  });
});

describe('a PDF', () => {
  it('is kept unchanged, with its pages counted', async () => {
    const pdf = await pdfOf(3);
    expect(await prepare(pdf)).toEqual({ bytes: pdf, contentType: 'application/pdf', pages: 3 });
  });

  it('that only its owner has a password of is kept without it, with what it says', async () => {
    const { bytes, contentType, pages } = await prepare(lockedPdf('Balance 417'));
    expect([contentType, pages, bytes.includes('/Encrypt'), bytes.includes('(Balance 417) Tj')]).toEqual([
      'application/pdf',
      1,
      false,
      true,
    ]);
  });
});

describe('what is refused', () => {
  it.each<[string, UploadProblem, () => Promise<Buffer>]>([
    ['an empty file', 'empty', async () => Buffer.alloc(0)],
    ['one byte too much', 'too-large', async () => Buffer.alloc(FILE_BYTES_MAX + 1, 'a')],
    ['a text', 'type-unsupported', async () => Buffer.from('hello, I am no picture')],
    ['a drawing with scripts', 'type-unsupported', async () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a GIF', 'type-unsupported', () => plainPicture().gif().toBuffer()],
    ['a JPEG that was cut off', 'unreadable', async () => (await phonePhoto(800, 800)).subarray(0, 3000)],
    ['a HEIC that was cut off', 'unreadable', async () => SAMPLE_HEIC.subarray(0, 560)],
    ['a HEIC whose pixels are damaged', 'unreadable', async () => damaged(SAMPLE_HEIC)],
    ['a small PNG of 2.5 gigapixels', 'too-many-pixels', () => pngClaiming(50_000, 50_000)],
    ['a PDF that was cut off', 'unreadable', async () => (await pdfOf(2)).subarray(0, 60)],
    ['a PDF behind a password', 'pdf-protected', async () => lockedPdf('Balance', { toOpen: 'secret' })],
    ['a PDF behind a lock that nobody knows', 'pdf-protected', protectedPdf],
    [
      'a PDF with a script that only its owner has a password of',
      'pdf-active',
      async () => lockedPdf('Balance', { catalog: '/OpenAction << /S /JavaScript /JS (a) >>' }),
    ],
    ['a PDF of 51 pages', 'too-many-pages', () => pdfOf(51)],
    ['a PDF of too many objects', 'too-complex', async () => pdfOfObjects(PDF_OBJECTS_MAX + 1)],
    ['a PDF of too many packed objects', 'too-complex', async () => pdfOfPackedObjects(PDF_OBJECTS_MAX + 1)],
    [
      'a small PDF whose structure unpacks to gigabytes',
      'too-complex',
      async () => pdfBomb(40 * PDF_UNPACKED_BYTES_MAX),
    ],
  ])('%s is %s', async (_case, problem, makeBytes) => {
    expect(await problemOf(await makeBytes())).toBe(problem);
  });
});
