import { describe, expect, it } from 'vitest';
import { readWithPoppler } from '../../testing/read-with-poppler.ts';
import { documentTexts } from '../documents/testing/document-texts.ts';
import { sampleParticulars } from '../documents/testing/sample-order.ts';
import { lawForm } from '../law-forms/law-form.ts';
import type { Paper } from './paper.ts';
import { renderPdf } from './render-pdf.ts';
import { unsignedPaper } from './testing/sample-paper.ts';

const AT = '2026-11-20T15:33:10.000Z';

function formOf(language: 'en' | 'fr'): Paper {
  const to = {
    form: 'F9',
    for: 'investor',
    purchaser: { name: 'Marie-Ève O’Brien-Tremblay', province: 'CAN-ON' },
    isSpecimen: false,
  } as const;
  return unsignedPaper(lawForm(to, sampleParticulars(language), documentTexts(language)));
}

async function pagesOf(paper: Paper): Promise<string[]> {
  const pdf = await renderPdf(paper, documentTexts(paper.content.language));
  return readWithPoppler('pdftotext', pdf, '-raw')
    .split('\f')
    .map((page) => page.replace(/\s+/gu, ' ').trim())
    .filter((page) => page !== '');
}

describe('a printed form', () => {
  it('has the initials beside the row of a choice that was initialled, and none beside the others', async () => {
    const initials = { 'net-assets': [{ initials: 'MOT', at: AT }] };
    const text = (await pagesOf({ ...formOf('en'), initials })).join(' ');
    expect(text).toMatch(/net assets worth more than \$5 million.{0,120}Initials MOT/u);
    expect(text.match(/\bMOT\b/g)).toHaveLength(1);
    expect(text.match(/Not initialled/g)).toHaveLength(7);
  });

  it('says who filled in a section, and what', async () => {
    const text = (await pagesOf(formOf('en'))).join(' ');
    expect(text).toContain('Completed by the issuer before you sign');
    expect(text).toContain('Type of securities: Class A limited partnership units');
  });

  it.each([
    ['en', 'SPECIMEN'],
    ['fr', 'SPÉCIMEN'],
  ] as const)('has the word across each page where it is a specimen (%s)', async (language, word) => {
    const form = formOf(language);
    // The letters of a word across the page are read one by one.
    const has = (page: string) => page.replaceAll(' ', '').includes(word);
    expect((await pagesOf(form)).filter(has)).toEqual([]);
    const pages = await pagesOf({ ...form, isSpecimen: true });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter((page) => !has(page))).toEqual([]);
  });
});
