import { describe, expect, it } from 'vitest';
import { wrongIn } from '../testing/example-with.ts';

const YEARS = ['currentYear', 'lastYear', 'twoYearsAgo'];

describe('income', () => {
  it.each(YEARS)('asks the investor for %s', (year) => {
    for (const nothing of [undefined, null]) {
      expect(wrongIn('income', { [`income.individual.${year}`]: nothing })).toEqual([
        `individual.${year} fieldRequired`,
      ]);
    }
  });

  it.each([
    ['married', '1', 3],
    ['common-law', '2', 3],
    ['single', '3', 0],
    ['widowed', '6', 0],
  ])("asks somebody %s for the spouse's years", (_row, maritalStatus, missing) => {
    const found = wrongIn('income', { 'income.spouse': null, 'basics.maritalStatus': maritalStatus });
    expect(found).toEqual(YEARS.slice(0, missing).map((year) => `spouse.${year} fieldRequired`));
  });

  it.each([
    ['an emptied field is 0', '', []],
    ['no income is an answer', 0, []],
    ['cents are an answer', 1234.56, []],
    ['an amount that binary fractions do not hold exactly', 4.35, []],
    ['a large amount with twoDecimals', 987_654_321_098.76, []],
    ['the largest amount', 1e12, []],
    ['a tenth of a cent', 10.001, ['individual.lastYear twoDecimals']],
    ['a tenth of a cent above $100,000', 118_000.001, ['individual.lastYear twoDecimals']],
    ['half a cent above a million', 1_000_000.005, ['individual.lastYear twoDecimals']],
    ['a tenth of a cent below the largest amount', 99_999_999_999.991, ['individual.lastYear twoDecimals']],
    ['a millionth of a cent', 1e-8, ['individual.lastYear twoDecimals']],
    ['a negative amount', -1, ['individual.lastYear minimum']],
    ['more than there is', 1e12 + 1, ['individual.lastYear maximum']],
    ['without end', Number.POSITIVE_INFINITY, ['individual.lastYear number']],
    ['words', '118 000', ['individual.lastYear number']],
  ])('%s', (_row, answer, expected) => {
    expect(wrongIn('income', { 'income.individual.lastYear': answer })).toEqual(expected);
  });
});
