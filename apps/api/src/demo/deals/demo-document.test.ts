import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import { formatCentsBriefly } from '@portal/domain/ground/money/format-cents';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { describe, expect, it } from 'vitest';
import { DEMO_DEALS } from './demo-deals.ts';
import { demoDocuments } from './demo-document.ts';

const AT = new Date('2026-11-20T15:00:00.000Z');

function words(blocks: readonly DocumentBlock[]): string {
  return JSON.stringify(blocks);
}

describe.each(DEMO_DEALS.map((deal) => [deal.slug, deal] as const))('the documents of %s', (_slug, deal) => {
  it('start with the offering memorandum and are all written', () => {
    for (const language of LANGUAGES) {
      const documents = demoDocuments(deal, language, AT);
      expect(documents.map(({ kind }) => kind)).toEqual(deal.documents);
      expect(documents[0]?.kind).toBe('offering-memorandum');
      for (const { blocks, title } of documents) {
        expect(blocks.length).toBeGreaterThanOrEqual(3);
        expect(title).toContain(deal.name[language]);
      }
    }
  });

  it('include an appraisal or statements only where the deal has their figures', () => {
    expect(deal.documents.includes('appraisal')).toBe(deal.appraisal !== undefined);
    expect(deal.documents.includes('financial-statements')).toBe(deal.financials.length > 0);
  });

  it.each(LANGUAGES)('agree with the deal in %s and name the right to cancel', (language) => {
    const memorandum = words(demoDocuments(deal, language, AT)[0]?.blocks ?? []);
    const total = formatCentsBriefly(BigInt(deal.unitPriceCents * deal.unitsTotal), language);
    expect(memorandum.split(total).length).toBeGreaterThan(2);
    expect(memorandum).toContain(language === 'en' ? 'second business day' : 'deuxième jour ouvrable');
    for (const { text } of deal.risks) {
      expect(memorandum).toContain(text[language]);
    }
    expect(memorandum).not.toMatch(/undefined|NaN/);
  });
});
