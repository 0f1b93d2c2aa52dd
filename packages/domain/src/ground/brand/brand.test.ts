import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import grandRiver from '../../../../../brand/grand-river/brand.json' with { type: 'json' };
import grandRiverEnglish from '../../../../../brand/grand-river/en.json' with { type: 'json' };
import northline from '../../../../../brand/northline/brand.json' with { type: 'json' };
import northlineFrench from '../../../../../brand/northline/fr.json' with { type: 'json' };
import { withPartAt } from '../../client/kyc/fields/draft.ts';
import { wrongIn } from '../forms/testing/wrong-in.ts';
import { brandLanguageSchema, brandSchema } from './brand.ts';

/** What is wrong, as whoever runs the portal reads it: the place, and what stands there or has to. */
const wrongOf = (schema: z.core.$ZodType, input: unknown) =>
  wrongIn(schema, input).map((issue) => issue.join(' '));

describe('a brand', () => {
  it('keeps everything that a folder says of its dealer', () => {
    expect(brandSchema.parse(northline)).toEqual(northline);
    expect(brandSchema.parse(grandRiver)).toEqual(grandRiver);
    expect(brandLanguageSchema.parse(northlineFrench)).toEqual(northlineFrench);
    const written = {
      ...grandRiverEnglish,
      texts: { shell: { footer: { risk: 'You can lose all of it.' } } },
    };
    expect(brandLanguageSchema.parse(written)).toEqual(written);
  });

  it('has no blanks around what it says', () => {
    const words = { ...grandRiverEnglish, name: ' Grand River ', registrations: ' In Ontario.\n' };
    expect(brandLanguageSchema.parse(words)).toMatchObject({
      name: 'Grand River',
      registrations: 'In Ontario.',
    });
  });

  it.each<[string, string, unknown, string]>([
    ['a dealer of blanks alone', 'dealer.name', ' ', 'is empty'],
    ['a name as long as a page', 'dealer.name', 'a'.repeat(201), 'must fit on a line of 200 characters'],
    ['an address that no mail reaches', 'contactEmail', 'support', 'write an e-mail address'],
    [
      'an institution of four digits',
      'trustee.institution',
      '0899',
      'is the three digits of a Canadian institution',
    ],
    [
      'an institution of letters',
      'trustee.institution',
      'RBC',
      'is the three digits of a Canadian institution',
    ],
    ['a transit without its zeros', 'trustee.transit', '12', 'is the five digits of a transit'],
    ['an account of six digits', 'trustee.account', '451002', 'is the 7 to 12 digits of an account'],
    ['an account of thirteen', 'trustee.account', '4510027451002', 'is the 7 to 12 digits of an account'],
    ['an account with a hyphen', 'trustee.account', '451-0027', 'is the 7 to 12 digits of an account'],
    ['no place of registration', 'registeredIn', [], 'names at least one province or territory'],
    ['a name too long for debits', 'debit.shortName', 'N'.repeat(16), 'is at most 15 characters'],
    ['a long name too long for them', 'debit.longName', 'N'.repeat(31), 'is at most 30 characters'],
  ])('is refused with %s', (_row, place, value, wrong) => {
    expect(wrongOf(brandSchema, withPartAt(northline, place, value))).toEqual([`${place} ${wrong}`]);
  });

  it('is refused where it is registered in a province without its country', () => {
    expect(wrongOf(brandSchema, { ...northline, registeredIn: ['CAN-ON', 'QC'] })).toEqual([
      'registeredIn.1 names provinces and territories by their codes, such as CAN-ON',
    ]);
  });

  it.each([
    ['an account of seven digits', 'trustee.account', '4510027'],
    ['an account of twelve', 'trustee.account', '451002745100'],
    ['a name of 15 characters in debits', 'debit.shortName', 'N'.repeat(15)],
    ['a long name of 30', 'debit.longName', 'N'.repeat(30)],
  ])('may have %s', (_row, place, value) => {
    expect(wrongOf(brandSchema, withPartAt(northline, place, value))).toEqual([]);
  });
});

describe('the words of a brand', () => {
  it.each([
    ['a paragraph of nothing', 'registrations', '', ['registrations is empty']],
    ['as long a paragraph as may be', 'registrations', 'a'.repeat(1000), []],
    ['a longer one', 'registrations', 'a'.repeat(1001), ['registrations is longer than 1,000 characters']],
    ['a number with its country', 'phoneToDial', '+18449554114', []],
    ...[
      '8449554114',
      '+1844955411',
      '+1 844 955 4114',
      '+18449554114x2',
      'tel:+18449554114',
      '+onelongnumber',
    ].map((phone): [string, string, string, string[]] => [
      `"${phone}" to dial`,
      'phoneToDial',
      phone,
      ['phoneToDial is a plus sign and 11 to 15 digits'],
    ]),
  ])('with %s', (_row, place, value, wrong) => {
    expect(wrongOf(brandLanguageSchema, { ...northlineFrench, [place]: value })).toEqual(wrong);
  });
});
