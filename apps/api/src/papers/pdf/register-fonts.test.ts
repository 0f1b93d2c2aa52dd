import { signNotDrawn } from '@portal/domain/ground/people/drawn-letters';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readWithPoppler } from '../../testing/read-with-poppler.ts';
import { riskAcknowledgement } from '../documents/risk-acknowledgement.ts';
import { documentTexts } from '../documents/testing/document-texts.ts';
import { sampleParticulars } from '../documents/testing/sample-order.ts';
import { printable } from './printable.ts';
import { covers, type Face, registerFonts, widerOf } from './register-fonts.ts';
import { renderPdf } from './render-pdf.ts';
import { signedPaper } from './testing/sample-paper.ts';

const LAST_EXTENDED = 0xa7ff;
const MARK = /^\p{M}$/u;

/** Every sign that a field takes, a mark on a letter. */
const TAKEN = Array.from({ length: LAST_EXTENDED - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
)
  .map((sign) => (MARK.test(sign) ? `m${sign}` : sign))
  .filter((sign) => signNotDrawn(sign) === undefined);

const FACES = ['text', 'strong', 'italic', 'label', 'labelStrong'] as const satisfies readonly Face[];

describe.each(FACES)('the face %s', (face) => {
  it('or the wide one has every letter that a field takes', () => {
    expect(TAKEN.length).toBeGreaterThan(1_900);
    expect(TAKEN.filter((sign) => !covers(widerOf(face), sign.normalize('NFC')))).toEqual([]);
  });

  it('draws each of them, to be read by a program again', async () => {
    const letters = TAKEN.filter((sign) => /[\p{L}\p{M}]/u.test(sign)).map((sign) => sign.normalize('NFC'));
    const read = await textDrawn(face, letters);
    expect(letters.filter((letter) => !read.has(letter))).toEqual([]);
  });
});

/** The words of a document that has each of these in a line of its own. */
async function textDrawn(face: Face, words: readonly string[]): Promise<ReadonlySet<string>> {
  const doc = new PDFDocument({ size: 'LETTER' });
  const chunks: Buffer[] = [];
  const finished = new Promise((resolve) => doc.on('end', resolve));
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  registerFonts(doc);
  for (const word of words) {
    const printed = printable(`${word}n`, face);
    doc.markContent('Span', { actual: printed.text });
    doc.font(printed.face).fontSize(9).text(printed.text);
    doc.endMarkedContent();
  }
  doc.end();
  await finished;
  const text = readWithPoppler('pdftotext', Buffer.concat(chunks), '-raw').normalize('NFC');
  return new Set(text.split(/\s+/u).map((word) => word.replace(/n$/u, '')));
}

describe('a sealed paper', () => {
  it.each([
    ['of Hawaii and Azerbaijan', 'Kaʻiulani Məmmədov'],
    ['of the Tłı̨chǫ', 'Tłı̨chǫ Ṣólá'],
    ['of the Squamish and of the Lillooet', 'Sḵwx̱wú7mesh Sƛ̓áƛ̓y̓əmx'],
    ['of the Mohawk', 'Kaniehtí:io'],
    ['in syllabics', 'ᐱᐊᑕ ᐅᓪᓗᕆᐊᖅ'],
    ['of the Hausa', 'Ɓala Ɗan Ƙarami ʔ Ɂ Ƚ'],
  ])('says a name %s as it is, on the line and in the signature', async (_row, name) => {
    const from = sampleParticulars('en');
    const t = documentTexts('en');
    const content = riskAcknowledgement({ ...from, investor: { ...from.investor, name } }, t);
    const paper = signedPaper(content, { kind: 'typed', name });
    const lines = paper.signatureLines.map((line) => ({ ...line, name }));
    const text = readWithPoppler(
      'pdftotext',
      await renderPdf({ ...paper, signatureLines: lines }, t),
      '-raw',
    );
    const read = text.normalize('NFC').replace(/\s+/gu, ' ');
    expect(read.split(name.normalize('NFC')).length - 1).toBeGreaterThanOrEqual(3);
    expect(read).not.toContain('[U+');
  });
});
