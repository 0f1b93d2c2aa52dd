import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { partAt } from '../fields/draft.ts';
import { checkSection } from '../fields/field-schema.ts';
import { contextOf } from '../fields/kyc-context.ts';
import { SECTION_NAMES } from '../fields/section-names.ts';
import { EXAMPLE, exampleWith, ON_TODAY, TODAY } from '../testing/example-with.ts';
import { checkKyc } from './check-kyc.ts';
import { validateSection } from './validate-section.ts';

describe('the whole profile', () => {
  it('is accepted as the example has it', () => {
    expect(checkKyc(EXAMPLE, ON_TODAY).issues).toEqual([]);
  });

  it('names every failing field of every section at once', () => {
    const { issues } = checkKyc(
      exampleWith({ 'basics.phone': '', 'political.pep': null, 'assets.financial.cash': '' }),
      ON_TODAY,
    );
    expect(issues).toEqual([
      { path: 'basics.phone', key: 'kyc.issues.required', values: { label: 'kycBasics.phone.label' } },
      {
        path: 'assets.financial.cash',
        key: 'kyc.issues.required',
        values: { label: 'kycAssets.financial.cash.label' },
      },
      {
        path: 'political.pep.value',
        key: 'kyc.issues.required',
        values: { label: 'kycPolitical.pep.value.label' },
      },
    ]);
  });

  it('carries the numbers that a sentence needs', () => {
    const [issue] = checkKyc(exampleWith({ 'basics.dependents': 31 }), ON_TODAY).issues;
    expect(issue).toEqual({
      path: 'basics.dependents',
      key: 'kyc.issues.maximum',
      values: { label: 'kycBasics.dependents.label', max: 30 },
    });
  });

  it.each([undefined, null, 'text', 7, [], {}, { basics: [], assets: 'x', political: { pep: [] } }])(
    'answers issues, never an exception, for %j',
    (kyc) => {
      const { issues } = checkKyc(kyc, ON_TODAY);
      expect(new Set(issues.map((issue) => issue.path.split('.')[0]))).toEqual(new Set(SECTION_NAMES));
    },
  );

  it('refuses to show a sentence that the catalogue does not have', () => {
    expect(() => checkSection('basics', z.string(), 7)).toThrow('not a sentence of the catalogue');
  });
});

describe('a complete section in its kept form', () => {
  const kept = (section: 'basics' | 'income' | 'employment', changes: Readonly<Record<string, unknown>>) => {
    return partAt(checkKyc(exampleWith(changes), ON_TODAY).kyc, section);
  };

  it.each([
    ['a phone in E.164', 'phone', '416 555 0142', '+14165550142'],
    ['a postal code as printed', 'address.postalCode', 'm5j2l1', 'M5J 2L1'],
    ['a social insurance number without spaces', 'socialInsuranceNumber', '130-692-544', '130692544'],
    ['a mask as it is', 'socialInsuranceNumber', '***-***-544', '***-***-544'],
    ['a name without spaces around it', 'lastName', '  Tremblay ', 'Tremblay'],
  ])('has %s', (_row, path, typed, expected) => {
    expect(partAt(kept('basics', { [`basics.${path}`]: typed }), path)).toBe(expected);
  });

  it('has 0 where a count was emptied, and no negative zero', () => {
    const income = kept('income', { 'income.individual.lastYear': '', 'income.individual.twoYearsAgo': -0 });
    expect(income).toHaveProperty('individual.lastYear', 0);
    expect(income).toHaveProperty('individual.twoYearsAgo', 0);
  });

  it('keeps answers that are not asked for now, and adds none', () => {
    const basics = kept('basics', {
      'basics.maritalStatus': '3',
      'basics.spouse': { firstName: 'Lo' },
      'basics.note': 'x',
    });
    expect(basics).toMatchObject({ spouse: { firstName: 'Lo' }, note: 'x' });
    const employment = kept('employment', { 'employment.individual': { status: 3, details: 'Student' } });
    expect(partAt(employment, 'individual')).toEqual({ status: 3, details: 'Student' });
  });

  it('is not made of an incomplete section', () => {
    const typed = exampleWith({ 'basics.phone': '416 555 0142', 'basics.firstName': '' });
    expect(kept('basics', { 'basics.phone': '416 555 0142', 'basics.firstName': '' })).toEqual(
      partAt(typed, 'basics'),
    );
  });

  it('has nothing wrong with it', () => {
    for (const section of SECTION_NAMES) {
      const context = contextOf(EXAMPLE, TODAY);
      const again = partAt(checkKyc(EXAMPLE, ON_TODAY).kyc, section);
      expect(again).toEqual(partAt(EXAMPLE, section));
      expect(validateSection(section, again, context)).toEqual([]);
    }
  });
});
