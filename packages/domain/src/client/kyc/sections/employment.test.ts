import { describe, expect, it } from 'vitest';
import { wrongIn } from '../testing/example-with.ts';
import { hasEmploymentOfSpouse } from './employment.ts';

const EMPTY = {
  businessName: '',
  occupation: '',
  years: null,
  address: null,
  sourceOfIncome: '',
  details: '',
};
const WORKPLACE = [
  'businessName',
  'occupation',
  'years',
  'address.street',
  'address.city',
  'address.country',
  'address.province',
  'address.postalCode',
];

describe.each(['individual', 'spouse'])('employment, %s', (part) => {
  const wrong = (answers: unknown) =>
    wrongIn('employment', { [`employment.${part}`]: answers }).map((line) => line.replace(`${part}.`, ''));

  it.each([
    ['employed', 1, WORKPLACE],
    ['self-employed', 4, WORKPLACE],
    ['retired', 2, ['sourceOfIncome']],
    ['otherwise occupied', 3, ['details']],
    ['of no known status', null, ['status']],
  ])('asks a person %s for what belongs to it', (_row, status, missing) => {
    expect(wrong({ ...EMPTY, status }).sort()).toEqual(missing.map((path) => `${path} required`).sort());
  });

  it.each([
    ['text', '1'],
    ['zero', 0],
    ['five', 5],
  ])('refuses %s as a status', (_row, status) => {
    expect(wrong({ ...EMPTY, status })).toEqual(['status choice']);
  });

  it('keeps without complaint what another status asked for', () => {
    expect(wrong({ ...EMPTY, status: 2, sourceOfIncome: 'Pension', phone: 'x', years: -1 })).toEqual([]);
  });
});

describe('a workplace', () => {
  const wrong = (answers: Readonly<Record<string, unknown>>) =>
    wrongIn(
      'employment',
      Object.fromEntries(
        Object.entries(answers).map(([path, answer]) => [`employment.individual.${path}`, answer]),
      ),
    );

  it.each([
    ['needs no unit, phone or type of business', { 'address.unit': null, phone: '', businessType: null }, []],
    ['has a phone that can be dialled', { phone: '12' }, ['individual.phone phone']],
    ['has whole years', { years: 2.5 }, ['individual.years wholeNumber']],
    ['has at most 80 years', { years: 81 }, ['individual.years maximum']],
    ['may be in its first year', { years: 0 }, []],
    [
      'in Canada has a province of the list',
      { 'address.province': 'Ontario' },
      ['individual.address.province choice'],
    ],
    [
      'in Canada has a postal code that fits',
      { 'address.postalCode': 'H2Y 1C6' },
      ['individual.address.postalCode postalCodeProvince'],
    ],
    [
      'may be in another country',
      {
        address: {
          street: '1 Main',
          city: 'Buffalo',
          province: 'New York',
          postalCode: '14201',
          country: 'USA',
        },
      },
      [],
    ],
    ['is in a country that exists', { 'address.country': 'ZZZ' }, ['individual.address.country country']],
  ])('%s', (_row, answers, expected) => {
    expect(wrong(answers)).toEqual(expected);
  });
});

describe("the spouse's employment", () => {
  const WITHOUT = { 'employment.spouse': null };

  it.each([
    ['is required when answered so', { 'employment.hasSpouse': true }, ['spouse.status required']],
    [
      'is required when answered so, though finances of the spouse are left out',
      { 'employment.hasSpouse': true, 'basics.includeSpouseFinancial': false },
      ['spouse.status required'],
    ],
    [
      'is required when finances of the spouse are included',
      { 'employment.hasSpouse': false },
      ['spouse.status required'],
    ],
    ['is not asked otherwise', { 'employment.hasSpouse': false, 'basics.includeSpouseFinancial': false }, []],
    [
      'needs a yes or no when answered',
      { 'employment.hasSpouse': 'perhaps', 'basics.maritalStatus': '3' },
      ['hasSpouse choice'],
    ],
    ['may be left to the basics', { 'employment.hasSpouse': null, 'basics.maritalStatus': '3' }, []],
  ])('%s', (_row, answers, expected) => {
    expect(wrongIn('employment', { ...WITHOUT, ...answers })).toEqual(expected);
  });

  it.each([
    ['follows finances that are included', false, true, true, true],
    ['stays as answered when they are not', true, true, false, true],
    ['stays away when not answered', null, true, false, false],
    ['never is without a spouse', true, false, false, false],
  ])('%s', (_row, answered, hasSpouse, includesSpouse, expected) => {
    expect(hasEmploymentOfSpouse(answered, { hasSpouse, includesSpouse })).toBe(expected);
  });
});
