import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riskAcknowledgement } from '../documents/risk-acknowledgement.ts';
import { documentTexts } from '../documents/testing/document-texts.ts';
import { sampleParticulars } from '../documents/testing/sample-order.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { signedPaper } from '../pdf/testing/sample-paper.ts';
import { makeSealCertificate } from './make-seal-certificate.ts';
import { readP12 } from './read-p12.ts';
import { certificateSha256Of, type SealKey } from './seal-key.ts';
import { sealPdf } from './seal-pdf.ts';
import { KEPT_BEFORE, sealFile } from './testing/seal-files.ts';
import { verifySeal } from './verify-seal.ts';

const run = promisify(execFile);
const SUBJECT = {
  commonName: 'Northline Exempt Market Inc.',
  organization: 'Northline Exempt Market Inc.',
  city: 'Montréal',
  province: 'Québec',
};
const NOW = new Date('2026-11-20T15:34:55.000Z');

let folder: string;
let key: SealKey;
let pdf: Buffer;
let sealed: Buffer;

function seal(file: Buffer, by: SealKey): Promise<Buffer> {
  return sealPdf(file, {
    key: by,
    reason: 'Scellé après la signature',
    name: SUBJECT.commonName,
    location: 'Montréal (Québec)',
    contactInfo: 'support@northline.example',
    signedAt: NOW,
  });
}

/** What poppler, an independent PDF reader, says about the file. */
async function pdfsig(file: Buffer): Promise<string> {
  const path = join(folder, 'checked.pdf');
  await writeFile(path, file);
  // pdfsig ends with a failure for a broken signature and still prints what it found; times on the clock of the machine.
  const env = { ...process.env, TZ: 'UTC' };
  const answer = await run('pdfsig', [path], { env }).catch((failure: { stdout: string }) => failure);
  return answer.stdout;
}

function flipped(file: Buffer, at: number): Buffer {
  const copy = Buffer.from(file);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seal-'));
  key = await makeSealCertificate(SUBJECT, NOW);
  const t = documentTexts('fr');
  pdf = await renderPdf(signedPaper(riskAcknowledgement(sampleParticulars('fr'), t)), t);
  sealed = await seal(pdf, key);
});

afterAll(() => rm(folder, { recursive: true }));

describe('a sealed document', () => {
  it('keeps the sealed bytes and appends the seal', () => {
    expect(sealed.subarray(0, pdf.length - 1).equals(pdf.subarray(0, pdf.length - 1))).toBe(true);
  });

  it('is unchanged, covered to its last byte, and names who sealed it and when', () => {
    expect(verifySeal(sealed)).toEqual({
      sealed: true,
      unchanged: true,
      intact: true,
      coversWholeFile: true,
      sealedAt: NOW,
      signerName: 'Northline Exempt Market Inc.',
      certificateSha256: certificateSha256Of(key),
    });
  });

  it('is valid to another reader, in the form of PAdES, with its accents', async () => {
    const answer = await pdfsig(sealed);
    expect(answer).toContain('Signature is Valid');
    expect(answer).toContain('Total document signed');
    expect(answer).toContain('ETSI.CAdES.detached');
    expect(answer).toContain('L=Montréal');
    expect(answer).toContain('Nov 20 2026 15:34:55');
  });
});

describe('a document that was sealed before the portal wrote its seals with pkijs', () => {
  it('is still unchanged, to us and to another reader', async () => {
    const before = sealFile('sealed-by-node-forge.pdf');
    expect(verifySeal(before)).toMatchObject({
      unchanged: true,
      sealedAt: NOW,
      signerName: 'Northline Exempt Market Inc.',
      certificateSha256: KEPT_BEFORE.certificateSha256,
    });
    expect(await pdfsig(before)).toContain('Signature is Valid');
    expect(verifySeal(flipped(before, 400)).unchanged).toBe(false);
  });

  it('and a document sealed today with the same key names the same certificate', async () => {
    const today = await seal(pdf, await readP12(KEPT_BEFORE.p12, KEPT_BEFORE.passphrase));
    expect(verifySeal(today)).toMatchObject({
      unchanged: true,
      certificateSha256: KEPT_BEFORE.certificateSha256,
    });
    expect(await pdfsig(today)).toContain('Signature is Valid');
  });
});

describe('a document that is changed after it was sealed', () => {
  it.each([
    ['near its start', 0.1],
    ['in the middle', 0.4],
    ['near the end of its content', 0.7],
  ])('by one bit %s shows it to us and to another reader', async (_row, part) => {
    const changed = flipped(sealed, Math.floor(pdf.length * part));
    expect(verifySeal(changed)).toMatchObject({ sealed: true, unchanged: false });
    expect(await pdfsig(changed)).toContain('Digest Mismatch');
  });

  it('by appended bytes shows that not all of it is covered', async () => {
    const longer = Buffer.concat([sealed, Buffer.from('\n% one more line\n')]);
    expect(verifySeal(longer)).toMatchObject({
      sealed: true,
      unchanged: false,
      intact: true,
      coversWholeFile: false,
    });
    expect(await pdfsig(longer)).toContain('Not total document signed');
  });

  it('by a missing end is no longer covered as it says', () => {
    expect(verifySeal(sealed.subarray(0, sealed.length - 20))).toMatchObject({
      sealed: true,
      unchanged: false,
    });
  });

  it('by another time of sealing shows it', () => {
    const text = sealed.toString('latin1').replace('(D:20261120153455Z)', '(D:20251120153455Z)');
    expect(verifySeal(Buffer.from(text, 'latin1')).unchanged).toBe(false);
  });

  it('by a wider hole in what is covered shows it', () => {
    const text = sealed.toString('latin1').replace(/\/ByteRange \[0 (\d+) /, (_all, length) => {
      return `/ByteRange [0 ${Number(length) - 1} `;
    });
    expect(verifySeal(Buffer.from(text, 'latin1'))).toMatchObject({ sealed: true, unchanged: false });
  });

  it.each([80, 150, 239, 400, 843, 1200])(
    'by a bit of the certificate, in byte %i of its signature',
    (byte) => {
      const at = sealed.indexOf('/Contents <') + '/Contents <'.length + byte * 2;
      const copy = Buffer.from(sealed);
      const changed = Number.parseInt(copy.toString('latin1', at, at + 2), 16) ^ 1;
      copy.write(changed.toString(16).padStart(2, '0'), at, 'latin1');
      expect(verifySeal(copy)).toMatchObject({ sealed: true, unchanged: false, intact: false });
    },
  );

  it('by something hidden behind the signature in its own place shows it', () => {
    const text = sealed.toString('latin1').replace(/0000>/, '0042>');
    expect(verifySeal(Buffer.from(text, 'latin1'))).toMatchObject({ sealed: true, unchanged: false });
  });

  it('and sealed again by someone else is told apart by the certificate', async () => {
    const other = await makeSealCertificate(SUBJECT, NOW);
    const check = verifySeal(await seal(pdf, other));
    expect(check.unchanged).toBe(true);
    expect(check.certificateSha256).toBe(certificateSha256Of(other));
    expect(check.certificateSha256).not.toBe(certificateSha256Of(key));
  });
});

describe('a file without a proper seal', () => {
  it.each([
    ['a document that was never sealed', () => pdf, false],
    ['an empty file', () => Buffer.alloc(0), false],
    ['ranges that point beyond the file', () => Buffer.from('/ByteRange [0 10 20 9000000] <00>'), true],
    [
      'ranges around something that is no signature',
      () => Buffer.from('/ByteRange [0 28 36 1]  <abcdef> '),
      true,
    ],
  ])('%s is not unchanged', (_row, file, isSealed) => {
    expect(verifySeal(file())).toMatchObject({ sealed: isSealed, unchanged: false, certificateSha256: null });
  });
});

describe('the key of the seal', () => {
  it('seals twice in the same way: the same file, time and key give the same bytes', async () => {
    expect((await seal(pdf, key)).equals(sealed)).toBe(true);
  });
});
