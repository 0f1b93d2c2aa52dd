import type { Language } from '@portal/domain/ground/people/languages';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { describe, expect, it, vi } from 'vitest';
import { readWithPoppler } from '../../testing/read-with-poppler.ts';
import { dealerForm } from '../documents/dealer-form.ts';
import { kycConfirmation } from '../documents/kyc-confirmation.ts';
import { riskAcknowledgement } from '../documents/risk-acknowledgement.ts';
import { subscriptionAgreement } from '../documents/subscription-agreement.ts';
import { piecesOf } from '../documents/testing/document-text.ts';
import { documentTexts } from '../documents/testing/document-texts.ts';
import { sampleFacts, sampleParticulars } from '../documents/testing/sample-order.ts';
import type { Paper } from './paper.ts';
import { renderPdf } from './render-pdf.ts';
import { DRAWN_SIGNATURE, signedPaper, unsignedPaper } from './testing/sample-paper.ts';

/** The document's text on one line, so that the ends of printed lines do not matter. */
async function textOf(paper: Paper): Promise<string> {
  const pdf = await renderPdf(paper, documentTexts(paper.content.language));
  return readWithPoppler('pdftotext', pdf, '-raw').replace(/\s+/gu, ' ');
}

function papersOf(language: Language): Record<string, Paper> {
  const t = documentTexts(language);
  const from = sampleParticulars(language);
  return {
    agreement: signedPaper(subscriptionAgreement(from, t), DRAWN_SIGNATURE),
    risk: signedPaper(riskAcknowledgement(from, t)),
    kyc: signedPaper(kycConfirmation(sampleFacts(language), t)),
    dealer: { ...unsignedPaper(dealerForm(from, t)), signatureLines: [] },
  };
}

const EVERY_PAPER = LANGUAGES.flatMap((language) =>
  Object.entries(papersOf(language)).map(([name, paper]) => [name, language, paper] as const),
);

describe.each(EVERY_PAPER)('the %s paper (%s)', (_name, language, paper) => {
  it('is tagged, titled and in its language, with every font embedded', async () => {
    const pdf = await renderPdf(paper, documentTexts(language));
    expect(readWithPoppler('pdfinfo', pdf)).toMatch(
      new RegExp(`Title: +${paper.content.title}[\\s\\S]*Tagged: +yes`),
    );
    expect(pdf.toString('latin1')).toContain(`/Lang (${language}-CA)`);
    expect(pdf.toString('latin1')).toContain('/DisplayDocTitle true');
    const fonts = readWithPoppler('pdffonts', pdf).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !/\byes yes yes\b/.test(font))).toEqual([]);
  });

  it('has headings in order, and the table rows have headers', async () => {
    const structure = readWithPoppler('pdfinfo', await renderPdf(paper, documentTexts(language)), '-struct');
    expect(
      structure
        .match(/^ *(H\d)/gm)
        ?.map((line) => line.trim())
        .slice(0, 2),
    ).toEqual(['H1', 'H2']);
    expect(structure).toMatch(/Table[\s\S]*TR[\s\S]*TH[\s\S]*TD/);
  });

  it('says everything that the document says, and numbers its pages', async () => {
    const text = await textOf(paper);
    for (const block of paper.content.blocks) {
      const [piece = ''] = piecesOf(block);
      // The first words are enough: a text may go on over the end of a page.
      expect(text).toContain(piece.replace(/\s+/gu, ' ').slice(0, 40));
    }
    expect(text).toMatch(language === 'en' ? /Page 1 of \d/ : /Page 1 de \d/);
    expect(text).toContain(paper.id);
  });

  it('gives the same bytes each time', async () => {
    const t = documentTexts(language);
    expect((await renderPdf(paper, t)).equals(await renderPdf(paper, t))).toBe(true);
  });
});

describe('a signed paper', () => {
  it.each([
    ['en', '2026-11-20, 10:33 EST', 'November 20, 2026 at 10:34:52 a.m. EST', 'Initialled: Risk of loss'],
    [
      'fr',
      '2026-11-20, 10 h 33 HNE',
      '20 novembre 2026 à 10 h 34 min 52 s HNE',
      'Initiales : Risque de perte',
    ],
  ] as const)(
    'shows initials, times, place and fingerprints (%s)',
    async (language, initialled, signed, event) => {
      const text = await textOf(papersOf(language).risk ?? expect.fail());
      for (const part of [
        initialled,
        signed,
        event,
        '2026-11-20 15:34:52 UTC',
        '203.0.113.42',
        'Mozilla/5.0 (iPhone',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).toContain('5f0c1b9be8d0a8b2f6a5f7e1ad6ce3be1a7cf2b9d4a1a0b3c4d5e6f708192a3b');
      expect(text.match(/\bMOT\b/g)).toHaveLength(8);
    },
  );

  it('shows both lines of a joint order, one of them still empty', async () => {
    const content = riskAcknowledgement(sampleParticulars('en'), documentTexts('en'));
    const paper = signedPaper(content);
    const lines = [...paper.signatureLines, { name: 'Tomasz Wiśniewski', signed: null }];
    const text = await textOf({ ...paper, signatureLines: lines });
    expect(text).toContain('Signature of Tomasz Wiśniewski');
    expect(text).toContain('Not yet signed');
  });

  it.each([
    ['with something other than strokes', 'M0 0 url(#x)'],
    ['without a stroke', 'M0 0'],
    ['that is endless', `M0 0${' L1 1'.repeat(5000)}`],
  ])('refuses a drawing %s', async (_row, path) => {
    const content = riskAcknowledgement(sampleParticulars('en'), documentTexts('en'));
    const paper = signedPaper(content, { kind: 'drawn', name: 'Marie-Ève', path });
    await expect(renderPdf(paper, documentTexts('en'))).rejects.toThrow(RangeError);
  });
});

describe('a paper that is not signed', () => {
  it('says so beside each statement and on the line', async () => {
    const t = documentTexts('en');
    const text = await textOf(unsignedPaper(riskAcknowledgement(sampleParticulars('en'), t)));
    expect(text.match(/Not initialled/g)).toHaveLength(8);
    expect(text).toContain('Not yet signed');
    expect(text).not.toContain('Evidence of signing');
  });
});

describe('a name', () => {
  it.each([
    ['of Polish letters', 'Tomasz Wiśniewski', 'Tomasz Wiśniewski'],
    ['of Vietnamese letters', 'Nguyễn Thị Hường', 'Nguyễn Thị Hường'],
    ['of letters with marks', 'K\u0313wamx\u0331', 'K\u0313wamx\u0331'],
    ['with an apostrophe that is a letter', 'Ts\u02bcilhqot\u02bcin', 'Ts\u02bcilhqot\u02bcin'],
    ['of another script, kept before fields refused it,', '\u738b', '[U+738B]'],
    ['with a line break in it', 'Ann\nLee', 'Ann Lee'],
  ])('%s is printed', async (_row, name, printed) => {
    const from = sampleParticulars('en');
    const t = documentTexts('en');
    const content = riskAcknowledgement({ ...from, investor: { ...from.investor, name } }, t);
    expect((await textOf(unsignedPaper(content))).normalize('NFC')).toContain(printed);
  });

  it('can be read in a process whose first paper had its letters with marks only', async () => {
    vi.resetModules();
    const afresh = await import('./render-pdf.ts');
    const from = sampleParticulars('en');
    const t = documentTexts('en');
    const named = (name: string) =>
      unsignedPaper(riskAcknowledgement({ ...from, investor: { ...from.investor, name } }, t));
    await afresh.renderPdf(named('Žofia Ždan'), t);
    const pdf = await afresh.renderPdf(named('Zoe Zenon'), t);
    expect(readWithPoppler('pdftotext', pdf, '-raw')).toContain('Zoe Zenon');
  });
});
