import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { costsOfOrder } from '@portal/domain/offering/deals/deal-costs';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';
import { typographyProblems } from '@portal/messages/parity/typography';
import { describe, expect, it } from 'vitest';
import { dealOfDemo } from '../deal-of-demo.ts';
import type { Bilingual, DemoDeal } from './demo-deal.ts';
import { DEMO_DEALS } from './demo-deals.ts';

const MEDIA = join(import.meta.dirname, '../../../../investor/public/media/deals');
const PICTURE_MAX_BYTES = 60_000;
const SUMMARY_MAX = 200;
const PARAGRAPH_MAX = 700;
const ALT_MAX = 180;

/** Not a name or a figure alone. */
const isSentence = ({ en, fr }: Bilingual) => en !== fr && !/^[\d-]+ Years$/.test(en);

/** Names and figures may be the same in both languages; sentences may not. */
function sentences(deal: DemoDeal): Bilingual[] {
  return [
    deal.summary,
    deal.description,
    deal.exit,
    deal.security,
    deal.issuer.summary,
    ...deal.photos.map(({ description }) => description),
    ...deal.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...deal.risks.flatMap(({ title, text }) => [title, text]),
    ...deal.infoTable.flatMap(({ label, value }) => (isSentence(value) ? [label, value] : [label])),
  ];
}

function shown(deal: DemoDeal, wanted: InfoKind): string | undefined {
  return deal.infoTable.find(({ kind }) => kind === wanted)?.value.en;
}

describe('the demonstration deals', () => {
  it('are at least twelve, of every type, in at least nine provinces, with addresses of their own', () => {
    expect(DEMO_DEALS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(DEMO_DEALS.map(({ slug }) => slug)).size).toBe(DEMO_DEALS.length);
    expect(new Set(DEMO_DEALS.map(({ type }) => type))).toEqual(new Set(DEAL_TYPES));
    expect(new Set(DEMO_DEALS.map(({ province }) => province)).size).toBeGreaterThanOrEqual(9);
  });

  describe.each(DEMO_DEALS.map((deal) => [deal.slug, deal] as const))('%s', (slug, deal) => {
    it('says everything in both languages, each in its own words', () => {
      for (const { en, fr } of sentences(deal)) {
        expect(en.trim()).not.toBe('');
        expect(fr.trim()).not.toBe('');
        expect(fr).not.toBe(en);
      }
    });

    it('keeps texts to a readable length and each language to its typography', () => {
      for (const language of LANGUAGES) {
        const parts = deal.description[language].split('\n\n');
        expect(parts.length).toBeGreaterThanOrEqual(4);
        expect(parts.length).toBeLessThanOrEqual(6);
        expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(PARAGRAPH_MAX);
        expect(deal.summary[language].length).toBeLessThanOrEqual(SUMMARY_MAX);
      }
      for (const text of sentences(deal)) {
        for (const language of LANGUAGES) {
          expect(typographyProblems(language, text[language]), text[language]).toEqual([]);
        }
        expect(text.fr, 'a plain space inside a number').not.toMatch(/\d \d{3}(?!\d)/);
      }
    });

    it('shows one cover and two more pictures that exist, hold no text and load nothing', () => {
      expect(deal.photos.filter(({ cover }) => cover)).toHaveLength(1);
      expect(deal.photos.length).toBeGreaterThanOrEqual(3);
      for (const { file, description } of deal.photos) {
        const path = join(MEDIA, slug, file);
        expect(existsSync(path), path).toBe(true);
        expect(statSync(path).size).toBeLessThan(PICTURE_MAX_BYTES);
        expect(readFileSync(path, 'utf8')).not.toMatch(
          /<(text|script|style|image)|href="(?!#)|NaN|undefined/,
        );
        expect(description.en.length).toBeLessThanOrEqual(ALT_MAX);
        expect(description.fr.length).toBeLessThanOrEqual(ALT_MAX);
      }
    });

    it('says what went worst so far, and what happens if it goes badly', () => {
      expect(shown(deal, 'worstResult')?.length).toBeGreaterThan(20);
      expect(shown(deal, 'downside')?.length).toBeGreaterThan(10);
    });

    it('sells whole units within bounds that a person can follow', () => {
      const minimumDollars = (deal.unitPriceCents * deal.minimumUnits) / 100;
      expect(minimumDollars).toBeGreaterThanOrEqual(1_000);
      expect(minimumDollars).toBeLessThanOrEqual(25_000);
      expect(deal.maximumUnits).toBeGreaterThan(deal.minimumUnits);
      expect(deal.unitsTotal).toBeGreaterThan(deal.unitsTakenByOthers + deal.minimumUnits);
      expect(deal.opensAfterDays).toBeLessThan(0);
      expect(deal.closesAfterDays).toBeGreaterThan(14);
    });

    it('has sums that agree with its table', () => {
      const raisedCents = deal.unitPriceCents * deal.unitsTotal;
      expect(deal.planForProceeds.reduce((sum, { cents }) => sum + cents, 0)).toBe(raisedCents);
      expect(shown(deal, 'offeringSize')).toBe(String(raisedCents / 100));
      expect(shown(deal, 'minimumInvestment')).toBe(String((deal.unitPriceCents * deal.minimumUnits) / 100));
    });

    it('counts on $10,000 what its words say it costs', () => {
      const { costs = [] } = dealOfDemo(deal, 'd1', new Date(0)).content;
      const counted = costs.flatMap((cost) => (cost.value === null ? [] : [{ ...cost, value: cost.value }]));
      const sums = new Map(
        costsOfOrder(counted, 1_000_000n).map(({ when, sumCents }) => [when, Number(sumCents) / 100]),
      );
      const said = shown(deal, 'fees')?.replaceAll(',', '') ?? '';
      expect(said).toContain(`$${sums.get('start')} at the start`);
      expect(/\$(\d+) a year/.exec(said)?.[1]).toBe(sums.get('yearly')?.toString());
    });

    it('tells the downside, the costs and the way out, and reaches nobody real', () => {
      const kinds = deal.infoTable.map(({ kind }) => kind).filter((kind) => kind !== 'other');
      expect(new Set(kinds).size, 'a kind twice').toBe(kinds.length);
      // The two rows about risk stand by themselves, above the table.
      const facts = deal.infoTable.filter(({ kind }) => kind !== 'worstResult' && kind !== 'downside');
      expect(facts.length).toBeGreaterThanOrEqual(7);
      expect(facts.length).toBeLessThanOrEqual(9);
      expect(deal.faqs).toHaveLength(5);
      expect(deal.risks.length).toBeGreaterThanOrEqual(2);
      for (const kind of ['downside', 'exit', 'fees', 'borrowing', 'term'] as const) {
        expect(shown(deal, kind), kind).toBeTruthy();
      }
      expect(shown(deal, 'targetReturn') ?? shown(deal, 'interestRate')).toBeTruthy();
      expect(deal.issuer.email).toMatch(/@[a-z-]+\.example$/);
      expect(deal.issuer.phone).toMatch(/^1-\d{3}-555-01\d{2}$/);
      expect(isProvinceCode(deal.province)).toBe(true);
      expect(deal.issuer.province).toBe(deal.province);
    });
  });
});
