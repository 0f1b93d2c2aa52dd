import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wrongIn } from '../../ground/forms/testing/wrong-in.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import {
  ActivateRepresentativeInput,
  DeactivateRepresentativeInput,
  NewRepresentativeInput,
  REGISTRATIONS_MAX,
  RepresentativeInput,
} from './representative-schemas.ts';

const of = (province: string, from = '2026-01-01', lastDay: string | null = null) => ({
  province,
  from,
  lastDay,
});
const FACTS = {
  fullName: 'Ana Roy',
  registrationNumber: '123456',
  registrations: [of('CAN-ON'), of('CAN-QC', '2026-03-01', '2027-02-28')],
};
const ADDED = { ...FACTS, referralCode: 'ROY2026' };
const CHANGED = { ...FACTS, coverId: null, version: 3 };

describe('a representative', () => {
  it.each<[string, z.core.$ZodType, object]>([
    ['is added', NewRepresentativeInput, ADDED],
    ['is changed', RepresentativeInput, CHANGED],
    ['is deactivated', DeactivateRepresentativeInput, { coverId: 'rep-02', version: 0 }],
    ['is activated', ActivateRepresentativeInput, { version: 0 }],
  ])('%s with these parts, each of them needed', (_row, schema, input) => {
    expect(z.parse(schema, input)).toEqual(input);
    expect(wrongIn(schema, {}).map(([path]) => path)).toEqual(Object.keys(input));
  });

  it('has a code in capitals, and no blanks around what was typed', () => {
    const typed = { ...ADDED, registrationNumber: ' 123456 ', referralCode: ' roy2026 ' };
    expect(NewRepresentativeInput.parse(typed)).toEqual(ADDED);
  });

  it.each([
    ['a number of four digits', { registrationNumber: '1234' }],
    ['a number of twelve', { registrationNumber: '123456789012' }],
    ['a code of four letters', { referralCode: 'ROYA' }],
    ['a code of twenty', { referralCode: 'R'.repeat(20) }],
    ['every province and territory', { registrations: PROVINCES.map((province) => of(province)) }],
    ['a registration of one day', { registrations: [of('CAN-ON', '2026-01-01', '2026-01-01')] }],
    [
      'two periods of a province, one after the other',
      { registrations: [of('CAN-ON', '2026-01-01', '2026-06-30'), of('CAN-ON', '2026-07-01')] },
    ],
  ])('may have %s', (_row, change) => {
    expect(wrongIn(NewRepresentativeInput, { ...ADDED, ...change })).toEqual([]);
  });

  it.each<[string, object, [string, string]]>([
    ['no name', { fullName: ' ' }, ['fullName', 'representatives.fullName.required']],
    ['a name of a page', { fullName: 'a'.repeat(200) }, ['fullName', 'errors.tooLong']],
    ['a site for a name', { fullName: 'www.roy.example' }, ['fullName', 'account.legalName']],
    ...['', '123', '1234567890123', '12 3456', 'NRD123456', '123456X'].map(
      (registrationNumber): [string, object, [string, string]] => [
        `"${registrationNumber}" for a number`,
        { registrationNumber },
        ['registrationNumber', 'representatives.registrationNumber.digits'],
      ],
    ),
    ...['', 'ROY', 'R'.repeat(21), 'ROY-26', '-ROY2026', 'ROY2026!', 'ÉRABLE'].map(
      (referralCode): [string, object, [string, string]] => [
        `"${referralCode}" for a code`,
        { referralCode },
        ['referralCode', 'representatives.referralCode.letters'],
      ],
    ),
    ['no registration', { registrations: [] }, ['registrations', 'representatives.registrations.required']],
    [
      'a registration that ends before it begins',
      { registrations: [of('CAN-ON', '2026-01-02', '2026-01-01')] },
      ['registrations', 'representatives.registrations.beforeFirst'],
    ],
    [
      'two of a province with a day in common',
      { registrations: [of('CAN-ON', '2026-01-01', '2026-07-01'), of('CAN-ON', '2026-07-01')] },
      ['registrations', 'representatives.registrations.overlap'],
    ],
    [
      'more registrations than anybody has',
      {
        registrations: Array.from({ length: REGISTRATIONS_MAX + 1 }, (_each, place) =>
          of('CAN-ON', `${1900 + place}-01-01`, `${1900 + place}-02-01`),
        ),
      },
      ['registrations', 'errors.tooLong'],
    ],
    [
      'a day that does not exist',
      { registrations: [of('CAN-ON', '2026-02-30')] },
      ['registrations.0.from', 'errors.fieldInvalid'],
    ],
  ])('never has %s', (_row, change, wrong) => {
    expect(wrongIn(NewRepresentativeInput, { ...ADDED, ...change })).toEqual([wrong]);
  });
});
