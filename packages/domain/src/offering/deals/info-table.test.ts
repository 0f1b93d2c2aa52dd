import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InfoRow } from './deal.wire.ts';
import { formatInfoTable, formatInfoValue } from './info-table.ts';

const S = '\u00a0';

describe('a value of the info table', () => {
  it.each([
    // Percentages become 'a-b%'.
    ['a percentage', '8%', '8%', `8${S}%`],
    ['a percentage with a space', '8 %', '8%', `8${S}%`],
    ['a percentage with decimals', '8.25%', '8.25%', `8,25${S}%`],
    ['a range of percentages', '8-10%', '8-10%', `8-10${S}%`],
    ['a range with spaces', '8 - 10 %', '8-10%', `8-10${S}%`],
    ['a range with both signs', '8% - 10%', '8-10%', `8-10${S}%`],
    ['a range with an en dash', '8–10%', '8-10%', `8-10${S}%`],
    ['a range in words', '8% to 10%', '8-10%', `8-10${S}%`],
    ['a range in words, one sign', '8 to 10%', '8-10%', `8-10${S}%`],
    ['a French percentage', '8,5 %', '8.5%', `8,5${S}%`],
    ['a French range', '8,5 % à 10 %', '8.5-10%', `8,5-10${S}%`],
    ['a French range with unbreakable spaces', `8,5${S}% à 10${S}%`, '8.5-10%', `8,5-10${S}%`],
    ['a percentage in words', '12 per cent', '12%', `12${S}%`],
    ['a percentage in French words', '12 pour cent', '12%', `12${S}%`],
    ['a loss', '-5%', '-5%', `-5${S}%`],
    ['a range from loss to gain', '-5% to 10%', '-5-10%', `-5-10${S}%`],
    ['three decimals', '5.125%', '5.125%', `5,125${S}%`],
    ['blanks around it', '  8%  ', '8%', `8${S}%`],

    // Values with 'Year' become 'a-by'.
    ['one year', '1 Year', '1y', `1${S}an`],
    ['years', '3 Years', '3y', `3${S}ans`],
    ['years in small letters', '3 years', '3y', `3${S}ans`],
    ['years without a space', '3Years', '3y', `3${S}ans`],
    ['years with a hyphen', '3-year', '3y', `3${S}ans`],
    ['a range of years', '3-5 Years', '3-5y', `3-5${S}ans`],
    ['a range of years, both named', '3 Years - 5 Years', '3-5y', `3-5${S}ans`],
    ['a range of years in words', '3 to 5 years', '3-5y', `3-5${S}ans`],
    ['years with an en dash', '3 – 5 Years', '3-5y', `3-5${S}ans`],
    ['an abbreviation', '3 yrs', '3y', `3${S}ans`],
    ['a year and a half', '1.5 years', '1.5y', `1,5${S}an`],
    ['French years', '3 ans', '3y', `3${S}ans`],
    ['one French year', '1 an', '1y', `1${S}an`],
    ['a French range of years', '3 à 5 ans', '3-5y', `3-5${S}ans`],
    ['a French range that begins with one', '1 à 2 ans', '1-2y', `1-2${S}ans`],
    ['the French word Année', '2 Années', '2y', `2${S}ans`],

    // A year is none of them.
    ['a year', '2026', '2026', '2026'],
    ['a year of the last century', '1987', '1987', '1987'],
    ['two years', '2026-2028', '2026-2028', '2026-2028'],
    ['two years in words', '2026 to 2028', '2026 to 2028', '2026 to 2028'],
    ['a round number', '2000', '$2,000', `2${S}000${S}$`],
    ['a year’s number of dollars', '$2026', '$2,026', `2${S}026${S}$`],
    ['a year’s number with thousands', '2,026', '$2,026', `2${S}026${S}$`],
    ['a year’s number with cents', '2026.50', '$2,026.50', `2${S}026,50${S}$`],
    ['a number before all years', '1850', '$1,850', `1${S}850${S}$`],
    ['a number after all years', '2150', '$2,150', `2${S}150${S}$`],
    ['an amount that ends in a year’s number', '500-2026', '$500-$2,026', `500${S}$-2${S}026${S}$`],

    // Numbers become '$' plus thousands.
    ['a number', '50000', '$50,000', `50${S}000${S}$`],
    ['a small number', '500', '$500', `500${S}$`],
    ['nothing', '0', '$0', `0${S}$`],
    ['millions', '12500000', '$12,500,000', `12${S}500${S}000${S}$`],
    ['a number with thousands', '50,000', '$50,000', `50${S}000${S}$`],
    ['a number with French thousands', '50 000', '$50,000', `50${S}000${S}$`],
    ['cents', '1234.50', '$1,234.50', `1${S}234,50${S}$`],
    ['one decimal', '12.5', '$12.50', `12,50${S}$`],
    ['French cents', '1 234,50', '$1,234.50', `1${S}234,50${S}$`],
    ['French cents with a dollar sign', '1 234,50 $', '$1,234.50', `1${S}234,50${S}$`],
    ['a decimal comma', '8,5', '$8.50', `8,50${S}$`],
    ['whole dollars written with cents', '$500.00', '$500', `500${S}$`],
    ['a loss in dollars', '-5000', '-$5,000', `-5${S}000${S}$`],
    ['a loss after the sign', '$-5000', '-$5,000', `-5${S}000${S}$`],
    ['a range of amounts', '1000-5000', '$1,000-$5,000', `1${S}000${S}$-5${S}000${S}$`],
    ['a range of amounts in words', '$1,000 to $5,000', '$1,000-$5,000', `1${S}000${S}$-5${S}000${S}$`],

    // Formatted already.
    ['a formatted percentage', '8-10%', '8-10%', `8-10${S}%`],
    ['formatted years', '3-5y', '3-5y', `3-5${S}ans`],
    ['a formatted amount', '$50,000', '$50,000', `50${S}000${S}$`],
    ['a formatted French amount', `50${S}000${S}$`, '$50,000', `50${S}000${S}$`],
  ])('%s: %s', (_row, value, en, fr) => {
    expect(formatInfoValue(value)).toBe(en);
    expect(formatInfoValue(value, 'en')).toBe(en);
    expect(formatInfoValue(value, 'fr')).toBe(fr);
  });

  it.each([
    ['a word', 'Quarterly'],
    ['a sentence with a percentage', 'Up to 12% a year'],
    ['a sentence with years', '5 years, with two extensions of 1 year'],
    ['a year of a plan', 'Year 3'],
    ['months', '18 months'],
    ['an amount with a currency', '50,000 CAD'],
    ['an amount in words', '$12.5 million'],
    ['a share class', 'Class A'],
    ['a ratio', '1:4'],
    ['a date', '2026-11-21'],
    ['wrong groups', '1,23,456'],
    ['two signs only', '- %'],
    ['an open end', '5%+'],
    ['nothing at all', ''],
    ['a long text', `${'very '.repeat(20)}long`],
    ['more digits than an amount has', '12345678901234'],
  ])('%s stays as it is: %s', (_row, value) => {
    expect(formatInfoValue(value, 'en')).toBe(value);
    expect(formatInfoValue(value, 'fr')).toBe(value);
  });

  const number = fc.oneof(
    fc.integer({ min: -999_999, max: 9_999_999 }).map(String),
    fc.double({ min: 0, max: 99_999, noNaN: true }).map((value) => value.toFixed(2)),
    fc.tuple(fc.nat(999), fc.nat(999)).map(([high, low]) => `${high},${String(low).padStart(3, '0')}`),
    fc.tuple(fc.nat(99), fc.nat(99)).map(([whole, part]) => `${whole},${part}`),
  );
  const typed = fc
    .tuple(
      fc.constantFrom('', '$', '-', ' '),
      number,
      fc.constantFrom('', '%', ' %', 'y', ' years', ' ans', ' $'),
      fc.constantFrom('', '-', ' – ', ' to ', ' à '),
      fc.oneof(number, fc.constant('')),
      fc.constantFrom('', '%', ' %', 'y', ' Year', ' années', ' $'),
    )
    .map((parts) => parts.join(''));

  it.each(['en', 'fr'] as const)('formatted twice is as formatted once, in %s', (language) => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ maxLength: 100 })), (value) => {
        const once = formatInfoValue(value, language);
        expect(formatInfoValue(once, language)).toBe(once);
      }),
      { numRuns: 3_000 },
    );
  });

  it('is understood in the other language too: English of French is English', () => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(formatInfoValue(formatInfoValue(value, 'fr'), 'en')).toBe(formatInfoValue(value, 'en'));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the info table', () => {
  it('keeps its labels, its kinds and its order', () => {
    const rows: InfoRow[] = [
      { label: 'Target return', value: '8% - 10%', kind: 'targetReturn' },
      { label: 'Term', value: '3-5 Years', kind: 'term' },
      { label: 'Minimum', value: '5000', kind: 'minimumInvestment' },
    ];
    expect(formatInfoTable(rows)).toEqual([
      { label: 'Target return', value: '8-10%', kind: 'targetReturn', figures: [8, 10] },
      { label: 'Term', value: '3-5y', kind: 'term', figures: [3, 5] },
      { label: 'Minimum', value: '$5,000', kind: 'minimumInvestment' },
    ]);
    expect(formatInfoTable(rows.slice(0, 1), 'fr')).toEqual([
      { label: 'Target return', value: `8-10${S}%`, kind: 'targetReturn', figures: [8, 10] },
    ]);
  });
});
