import { describe, expect, it } from 'vitest';
import { checkKyc } from '../checks/check-kyc.ts';
import { partAt } from '../fields/draft.ts';
import { SECTION_NAMES } from '../fields/section-names.ts';
import { fieldSpecOf, SECTION_FIELDS } from '../sections/section-schemas.ts';
import { EXAMPLE, ON_TODAY } from '../testing/example-with.ts';
import { startKyc, withBlanks } from './start-kyc.ts';

const ACCOUNT = { firstName: 'Ada', lastName: 'Tremblay', email: 'ada@example.com' };

describe('a fresh profile', () => {
  it('asks nothing that registration or onboarding answered', () => {
    const kyc = startKyc(
      { ...ACCOUNT, phone: '+14165550142', province: 'CAN-ON' },
      { knowledge: '2', timeframe: 7 },
    );
    const open = checkKyc(kyc, ON_TODAY).issues.map((issue) => issue.path);
    for (const path of ['firstName', 'lastName', 'email', 'phone', 'address.province', 'address.country']) {
      expect(open).not.toContain(`basics.${path}`);
    }
    expect(open).not.toContain('investing.knowledge');
    expect(open).not.toContain('investing.timeframeYears');
    expect(open).toContain('basics.birthdate');
  });

  it('takes people to work in the province where they live', () => {
    expect(startKyc({ ...ACCOUNT, province: 'CAN-NS' }).employment).toEqual({
      individual: { address: { province: 'CAN-NS', country: 'CAN' } },
    });
  });

  it.each([
    ['no province', undefined],
    ['a province that is none', 'Ontario'],
  ])('takes %s as not answered', (_row, province) => {
    expect(startKyc({ ...ACCOUNT, province })).toMatchObject({
      basics: { phone: '', address: { province: '', country: 'CAN' } },
      employment: { individual: { address: { province: '', country: 'CAN' } } },
      investing: {},
    });
  });
});

describe('a section for a form', () => {
  it.each(SECTION_NAMES)('has every field of %s', (section) => {
    const blanks = withBlanks(section, undefined);
    const missing = SECTION_FIELDS[section].filter((spec) => partAt(blanks, spec.path) === undefined);
    expect(missing).toEqual([]);
  });

  it('starts texts empty and everything else at null', () => {
    const blanks = withBlanks('basics', null);
    expect(blanks).toMatchObject({
      firstName: '',
      dependents: null,
      canadianTaxResident: { status: null, details: '' },
    });
    expect(withBlanks('income', undefined)).toMatchObject({
      individual: { lastYear: null },
      totalIndividual: null,
    });
    expect(withBlanks('investing', undefined)).toMatchObject({
      knowledge: '',
      comfortablePercentage: null,
      timeframeYears: null,
    });
    expect(withBlanks('identityVerification', undefined)).toMatchObject({
      principal: { document: { type: '', front: null }, documentNumber: '' },
    });
  });

  it.each(SECTION_NAMES)('keeps what was answered in %s', (section) => {
    expect(withBlanks(section, EXAMPLE[section])).toMatchObject(stripNulls(EXAMPLE[section]));
  });

  it('keeps a field that was emptied as it was emptied', () => {
    expect(withBlanks('income', { individual: { lastYear: '' } })).toMatchObject({
      individual: { lastYear: '' },
    });
  });

  it('knows each field by its path', () => {
    expect(fieldSpecOf('basics', 'phone')).toMatchObject({ kind: 'phone', maxLength: 40 });
    expect(fieldSpecOf('basics', 'fax')).toBeUndefined();
  });
});

/** A part that was null may be filled with blank fields. */
function stripNulls(value: unknown): object {
  return JSON.parse(JSON.stringify(value, (_key, part: unknown) => (part === null ? undefined : part)));
}
