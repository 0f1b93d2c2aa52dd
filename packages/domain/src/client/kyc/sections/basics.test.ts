import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jointInvestorInput } from '../../../order/trades/joint-investor.ts';
import { RegisterInput } from '../../../people/account/account-schemas.ts';
import { validateSection } from '../checks/validate-section.ts';
import { TODAY, wrongIn } from '../testing/example-with.ts';

const NO_SPOUSE = {
  'basics.maritalStatus': '3',
  'basics.spouse': null,
  'basics.includeSpouseFinancial': null,
};

describe('basics', () => {
  it('are complete in the example', () => {
    expect(wrongIn('basics', {})).toEqual([]);
  });

  it.each([
    'phone',
    'firstName',
    'lastName',
    'birthdate',
    'socialInsuranceNumber',
    'gender',
    'maritalStatus',
    'citizenship',
    'dependents',
    'email',
    'address.street',
    'address.city',
    'address.province',
    'address.country',
    'address.postalCode',
    'canadianTaxResident.status',
    'spouse.firstName',
    'spouse.lastName',
    'spouse.gender',
    'includeSpouseFinancial',
  ])('require %s, however it is left out', (path) => {
    for (const nothing of [undefined, null, '', '   ']) {
      expect(wrongIn('basics', { [`basics.${path}`]: nothing })).toEqual([`${path} required`]);
    }
  });

  it.each([
    'title',
    'middleName',
    'ageOfDependents',
    'address.unit',
    'spouse.email',
    'spouse.birthdate',
    'spouse.socialInsuranceNumber',
  ])('let %s stay empty', (path) => {
    for (const nothing of [undefined, null, '']) {
      expect(wrongIn('basics', { [`basics.${path}`]: nothing })).toEqual([]);
    }
  });

  it.each([
    ['married', { 'basics.maritalStatus': '1' }, 4],
    ['common-law', { 'basics.maritalStatus': '2' }, 4],
    ['single', { 'basics.maritalStatus': '3' }, 0],
    ['separated', { 'basics.maritalStatus': '4' }, 0],
    ['divorced', { 'basics.maritalStatus': '5' }, 0],
    ['widowed', { 'basics.maritalStatus': '6' }, 0],
  ])('ask for the spouse of somebody %s', (_row, status, missing) => {
    expect(wrongIn('basics', { ...NO_SPOUSE, ...status })).toHaveLength(missing);
  });

  it.each(['firstName', 'middleName', 'lastName', 'spouse.firstName', 'spouse.lastName'])(
    'take a %s that the documents can print, and no other',
    (path) => {
      expect(wrongIn('basics', { [`basics.${path}`]: 'Nguyễn D’Amours-Łoś' })).toEqual([]);
      for (const name of ['Zoé 😀', '王', '<b>']) {
        expect(wrongIn('basics', { [`basics.${path}`]: name })).toEqual([`${path} legalName`]);
      }
    },
  );

  it('take every name that an account and a joint investor have, and no other', () => {
    const part = fc.constantFrom(
      'Ada',
      'É',
      'e\u0301',
      '-',
      '.',
      ' ',
      '\n',
      '3',
      '<',
      '/',
      '’',
      'ж',
      '\u202E',
      '@',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const name = parts.join('');
        const ofAccount = z.safeParse(RegisterInput.shape.lastName, name).success;
        expect(wrongIn('basics', { 'basics.lastName': name }).length === 0).toBe(ofAccount);
        expect(z.safeParse(jointInvestorInput.shape.lastName, name).success).toBe(ofAccount);
      }),
      { numRuns: 500 },
    );
  });

  it('report every failing field at once, also inside groups that are absent', () => {
    const issues = validateSection('basics', undefined, {
      today: TODAY,
      hasSpouse: false,
      includesSpouse: false,
      mayBeLimited: true,
    });
    expect(issues.map((issue) => issue.path)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'birthdate',
      'socialInsuranceNumber',
      'gender',
      'maritalStatus',
      'citizenship',
      'dependents',
      'canadianTaxResident.status',
      'address.street',
      'address.city',
      'address.province',
      'address.country',
      'address.postalCode',
    ]);
  });

  it.each([
    ['an e-mail without a domain', { email: 'ada@' }, 'email email'],
    ["a spouse's e-mail without a domain", { 'spouse.email': 'louis' }, 'spouse.email email'],
    ['a phone of seven digits', { phone: '555-0142' }, 'phone phone'],
    ['a title that is not offered', { title: '9' }, 'title choice'],
    ['a gender that is not offered', { gender: 2 }, 'gender choice'],
    ['a marital status that is not offered', { maritalStatus: '7' }, 'maritalStatus choice'],
    ['a citizenship that is no country', { citizenship: 'XYZ' }, 'citizenship country'],
    ['dependants in words', { dependents: 'two' }, 'dependents number'],
    ['half a dependant', { dependents: 1.5 }, 'dependents wholeNumber'],
    ['fewer than no dependants', { dependents: -1 }, 'dependents minimum'],
    ['a school of dependants', { dependents: 31 }, 'dependents maximum'],
    ['not-a-number dependants', { dependents: Number.NaN }, 'dependents number'],
    ['a first name beyond the limit', { firstName: 'A'.repeat(81) }, 'firstName tooLong'],
    ['a first name that is a number', { firstName: 7 }, 'firstName text'],
    ['a birthdate that does not exist', { birthdate: '1986-02-30' }, 'birthdate date'],
    ['a birthdate that is a number', { birthdate: 1986 }, 'birthdate date'],
    ['a birthdate tomorrow', { birthdate: '2026-11-22' }, 'birthdate dateInFuture'],
    ['a birthdate in 1886', { birthdate: '1886-04-17' }, 'birthdate tooOld'],
    ["a spouse's birthdate tomorrow", { 'spouse.birthdate': '2026-11-22' }, 'spouse.birthdate dateInFuture'],
    [
      'eight digits of the social insurance number',
      { socialInsuranceNumber: '13069254' },
      'socialInsuranceNumber socialInsuranceNumberDigits',
    ],
    [
      'a social insurance number sent as a number',
      { socialInsuranceNumber: 130692544 },
      'socialInsuranceNumber socialInsuranceNumberDigits',
    ],
    [
      'a wrong social insurance number',
      { socialInsuranceNumber: '130692545' },
      'socialInsuranceNumber socialInsuranceNumber',
    ],
    [
      "a spouse's wrong social insurance number",
      { 'spouse.socialInsuranceNumber': '130 692 545' },
      'spouse.socialInsuranceNumber socialInsuranceNumber',
    ],
    [
      "a spouse with the investor's own social insurance number",
      { 'spouse.socialInsuranceNumber': '130 692 544' },
      'spouse.socialInsuranceNumber sameSocialInsuranceNumber',
    ],
    ['a spouse of six', { 'spouse.birthdate': '2020-11-21' }, 'spouse.birthdate spouseTooYoung'],
    [
      'a spouse a day before sixteen',
      { 'spouse.birthdate': '2010-11-22' },
      'spouse.birthdate spouseTooYoung',
    ],
    [
      'ages of dependants where there are none',
      { dependents: 0, ageOfDependents: '4, 7' },
      'ageOfDependents noDependents',
    ],
    ['tax residence in words', { 'canadianTaxResident.status': 'yes' }, 'canadianTaxResident.status choice'],
    ['a province of another country', { 'address.province': 'USA-NY' }, 'address.province canadaOnly'],
    ['a province without its country', { 'address.province': 'ON' }, 'address.province canadaOnly'],
    ['another country', { 'address.country': 'USA' }, 'address.country canadaOnly'],
    [
      'a postal code of the United States',
      { 'address.postalCode': '90210' },
      'address.postalCode postalCode',
    ],
    [
      'a postal code of another province',
      { 'address.postalCode': 'H2Y 1C6' },
      'address.postalCode postalCodeProvince',
    ],
    ['finances of the spouse in words', { includeSpouseFinancial: 'maybe' }, 'includeSpouseFinancial choice'],
  ])('refuse %s', (_row, answers, expected) => {
    const changes = Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [`basics.${path}`, answer]),
    );
    expect(wrongIn('basics', changes)).toEqual([expected]);
  });

  it.each([
    ['a social insurance number with spaces', { socialInsuranceNumber: '130 692 544' }],
    ['the mask of a stored social insurance number', { socialInsuranceNumber: '***-***-544' }],
    ['a postal code without its space', { 'address.postalCode': 'm5j2l1' }],
    ['a spouse of sixteen', { 'spouse.birthdate': '2010-11-21' }],
    ["a spouse's own social insurance number", { 'spouse.socialInsuranceNumber': '130692551' }],
    [
      'the masks of two numbers that end alike',
      { socialInsuranceNumber: '***-***-544', 'spouse.socialInsuranceNumber': '***-***-544' },
    ],
    ['no dependants, and so no ages', { dependents: 0, ageOfDependents: '' }],
    ['ages while the number is still being typed', { dependents: 2, ageOfDependents: '4, 7' }],
    [
      'the number of a spouse where the marital status says there is none',
      { maritalStatus: '3', 'spouse.socialInsuranceNumber': '130692544' },
    ],
    ['finances of the spouse left out', { includeSpouseFinancial: false }],
  ])('accept %s', (_row, answers) => {
    const changes = Object.fromEntries(
      Object.entries(answers).map(([path, answer]) => [`basics.${path}`, answer]),
    );
    expect(wrongIn('basics', changes)).toEqual([]);
  });
});

describe('tax paid elsewhere', () => {
  const france = { country: 'FRA', number: '12 34 567' };
  it.each<[string, object, string[]]>([
    ['names a country and the number there', { row1: france }, []],
    [
      'in three countries',
      { row1: france, row2: { country: 'USA', number: '1' }, row3: { country: 'JPN', number: '2' } },
      [],
    ],
    ['keeps the mask of a number that is on file', { row1: { country: 'FRA', number: '***-***-567' } }, []],
    ['says why there is no number', { row1: { country: 'ARE', number: '', reasonNone: '2' } }, []],
    ['names at least one country', {}, ['row1.country required', 'row1.number required']],
    ['needs the number, or why there is none', { row1: { country: 'FRA' } }, ['row1.number required']],
    ['needs the country of a number', { row2: { number: '12' } }, ['row2.country required']],
    ['is not paid in Canada', { row1: { ...france, country: 'CAN' } }, ['row1.country foreignCountry']],
    ['is paid in a country that there is', { row1: { ...france, country: 'XYZ' } }, ['row1.country country']],
    [
      'has a reason that is offered',
      { row1: { country: 'FRA', reasonNone: '9' } },
      ['row1.reasonNone choice'],
    ],
    [
      'has a number of at most 40 characters',
      { row1: { ...france, number: '9'.repeat(41) } },
      ['row1.number tooLong'],
    ],
  ])('%s', (_row, residences, expected) => {
    const changes = { 'basics.canadianTaxResident.status': false, 'basics.taxResidences': residences };
    expect(wrongIn('basics', changes)).toEqual(expected.map((line) => `taxResidences.${line}`));
  });

  it('is not asked of somebody who pays tax in Canada alone, whatever was typed before', () => {
    expect(wrongIn('basics', { 'basics.taxResidences': { row1: { country: 'CAN' } } })).toEqual([]);
  });
});

describe('an adult interdependent partner', () => {
  const ALBERTA = { 'basics.address.province': 'CAN-AB', 'basics.address.postalCode': 'T2P 1J9' };
  const SINGLE_IN_ALBERTA = { ...NO_SPOUSE, ...ALBERTA, 'basics.interdependentPartner': null };
  it.each<[string, object, string[]]>([
    ['is asked of somebody single in Alberta', SINGLE_IN_ALBERTA, ['interdependentPartner required']],
    [
      'is asked of somebody separated there',
      { ...SINGLE_IN_ALBERTA, 'basics.maritalStatus': '4' },
      ['interdependentPartner required'],
    ],
    ['is not asked of somebody married there', { ...ALBERTA, 'basics.interdependentPartner': null }, []],
    ['is not asked in another province', { ...NO_SPOUSE, 'basics.interdependentPartner': null }, []],
    ['may be none', { ...SINGLE_IN_ALBERTA, 'basics.interdependentPartner': false }, []],
    [
      'is asked about like a spouse',
      { ...SINGLE_IN_ALBERTA, 'basics.interdependentPartner': true },
      [
        'includeSpouseFinancial required',
        'spouse.firstName required',
        'spouse.lastName required',
        'spouse.gender required',
      ],
    ],
    ['of before is none after a move to Ontario', { ...NO_SPOUSE, 'basics.interdependentPartner': true }, []],
  ])('%s', (_row, changes, expected) => {
    expect(wrongIn('basics', { ...changes })).toEqual(expected);
  });
});

describe('the age of majority', () => {
  const EIGHTEEN_TODAY = '2008-11-21';
  const NINETEEN_TODAY = '2007-11-21';

  it.each([
    ['CAN-AB', 'T2P 1J9', 18],
    ['CAN-BC', 'V6B 1A1', 19],
    ['CAN-MB', 'R3C 0V8', 18],
    ['CAN-NB', 'E1C 1A1', 19],
    ['CAN-NL', 'A1C 1A1', 19],
    ['CAN-NS', 'B3H 1A1', 19],
    ['CAN-ON', 'M5J 2L1', 18],
    ['CAN-PE', 'C1A 1A1', 18],
    ['CAN-QC', 'H2Y 1C6', 18],
    ['CAN-SK', 'S4P 1A1', 18],
    ['CAN-NT', 'X1A 1A1', 19],
    ['CAN-NU', 'X0A 0H0', 19],
    ['CAN-YT', 'Y1A 1A1', 19],
  ])('is kept in %s', (province, postalCode, years) => {
    const at = (birthdate: string) =>
      wrongIn('basics', {
        'basics.address.province': province,
        'basics.address.postalCode': postalCode,
        'basics.birthdate': birthdate,
      });
    expect(at(EIGHTEEN_TODAY)).toEqual(years === 18 ? [] : ['birthdate tooYoung']);
    expect(at(NINETEEN_TODAY)).toEqual([]);
    expect(at('2008-11-22')).toEqual(['birthdate tooYoung']);
  });

  it('is the lowest one while the province is not known', () => {
    const born = (birthdate: string) =>
      wrongIn('basics', { 'basics.address.province': '', 'basics.birthdate': birthdate });
    expect(born(EIGHTEEN_TODAY)).toEqual(['address.province required']);
    expect(born('2008-11-22')).toEqual(['birthdate tooYoung', 'address.province required']);
  });
});
