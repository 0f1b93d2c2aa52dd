import { describe, expect, it } from 'vitest';
import { birthdateOfAdult, birthdateOfSpouse, expiryDate } from './date-rules.ts';
import type { Verdict } from './field-schema.ts';
import { numberBetween, wholeNumber } from './number-rules.ts';
import { name, socialInsuranceNumberBeside, text } from './text-rules.ts';

const OWN = '130 692 544';

describe('what is wrong with an answer is said with the values of its sentence', () => {
  it.each<[string, Verdict, Verdict]>([
    ['a text that is too long', text(3)('four'), { wrong: 'kyc.issues.tooLong', values: { max: 3 } }],
    ['a name that is too long', name('x'.repeat(81)), { wrong: 'kyc.issues.tooLong', values: { max: 80 } }],
    [
      'a number that is too small',
      numberBetween(2, 9)(1),
      { wrong: 'kyc.issues.minimum', values: { min: 2 } },
    ],
    [
      'a number that is too large',
      wholeNumber(2, 9)(10),
      { wrong: 'kyc.issues.maximum', values: { max: 9 } },
    ],
    [
      'an investor who is too young where they live',
      birthdateOfAdult('2026-11-18', 'CAN-BC')('2007-11-19'),
      { wrong: 'kyc.issues.tooYoung', values: { years: 19 } },
    ],
    [
      'a spouse who is too young',
      birthdateOfSpouse('2026-11-18')('2020-01-01'),
      { wrong: 'kyc.issues.spouseTooYoung', values: { years: 16 } },
    ],
  ])('%s', (_row, verdict, expected) => {
    expect(verdict).toEqual(expected);
  });
});

describe('a day', () => {
  const today = '2026-11-18';
  it.each<[string, Verdict, Verdict]>([
    [
      'of birth is kept without blanks around it',
      birthdateOfAdult(today, 'CAN-ON')(' 1986-04-17 '),
      { kept: '1986-04-17' },
    ],
    [
      'of birth may be that of the oldest there are',
      birthdateOfAdult(today, 'CAN-ON')('1901-11-18'),
      { kept: '1901-11-18' },
    ],
    [
      'of birth is no day before that',
      birthdateOfAdult(today, 'CAN-ON')('1900-11-18'),
      { wrong: 'kyc.issues.tooOld' },
    ],
    [
      'of birth that is today is too young, and not to come',
      birthdateOfSpouse(today)(today),
      { wrong: 'kyc.issues.spouseTooYoung', values: { years: 16 } },
    ],
    [
      'on which a document expires is kept without blanks around it',
      expiryDate(today)(' 2026-11-18 '),
      { kept: today },
    ],
    [
      'on which a document expired is past with blanks, too',
      expiryDate(today)(' 2026-11-17 '),
      { wrong: 'kyc.issues.expired' },
    ],
  ])('%s', (_row, verdict, expected) => {
    expect(verdict).toEqual(expected);
  });
});

describe('an answer that is no text', () => {
  it.each<[string, unknown]>([
    ['a number', 7],
    ['a list', ['Ada']],
  ])('is refused as a text and as a name: %s', (_row, answer) => {
    expect(text(10)(answer)).toEqual({ wrong: 'kyc.issues.text' });
    expect(name(answer)).toEqual({ wrong: 'kyc.issues.text' });
  });

  it('a blank name is missing, and what is not a name is refused', () => {
    expect(name(' ')).toEqual({ wrong: 'kyc.issues.required' });
    expect(name('-')).toEqual({ wrong: 'kyc.issues.legalName' });
  });
});

it('a text as long as it may be is kept without blanks around it', () => {
  expect(text(3)(' six ')).toEqual({ kept: 'six' });
});

describe('the number of a spouse', () => {
  it.each<[string, unknown, unknown, Verdict]>([
    ['is not the investor’s own', OWN, '130692544', { wrong: 'kyc.issues.sameSocialInsuranceNumber' }],
    ['may be any other', OWN, '918273640', { kept: '918273640' }],
    ['may be any where the own is not known', undefined, '130692544', { kept: '130692544' }],
    ['that is none is refused as such', undefined, '1', { wrong: 'kyc.issues.socialInsuranceNumberDigits' }],
    [
      'that is none is refused beside an own one',
      OWN,
      '1',
      { wrong: 'kyc.issues.socialInsuranceNumberDigits' },
    ],
  ])('%s', (_row, own, answer, verdict) => {
    expect(socialInsuranceNumberBeside(own)(answer)).toEqual(verdict);
  });
});
