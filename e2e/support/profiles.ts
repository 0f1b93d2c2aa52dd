import { answeredFields } from '@portal/domain/client/kyc/checks/answered-fields';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import { contextOf } from '@portal/domain/client/kyc/fields/kyc-context';
import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { EXAMPLE, TODAY } from '@portal/domain/client/kyc/testing/example-with';

/** One answer of a profile, by the dotted path of its field. */
export type Answer = { path: `${SectionName}.${string}`; value: unknown };

/** A profile with some answers replaced, by dotted path. */
export function changed(profile: KycDraft, changes: Readonly<Record<string, unknown>>): KycDraft;
export function changed(profile: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(changes).reduce((whole, [path, value]) => withPartAt(whole, path, value), profile);
}

/** A married engineer in Toronto whose retired husband's finances are included: every part of the form appears. */
export const MARRIED_IN_TORONTO: KycDraft = changed(EXAMPLE, {
  'employment.spouse': { status: 2, sourceOfIncome: "Teachers' pension" },
});

/** A single woman in Montréal with a passport: the shortest way through the form. */
export const SINGLE_IN_MONTREAL: KycDraft = changed(EXAMPLE, {
  'basics.maritalStatus': '3',
  'basics.includeSpouseFinancial': null,
  'basics.spouse': null,
  'basics.dependents': 0,
  'basics.ageOfDependents': '',
  'basics.phone': '+15145550142',
  'basics.address': {
    street: '4532, rue Saint-Denis',
    unit: '3',
    city: 'Montréal',
    province: 'CAN-QC',
    postalCode: 'H2J 2L4',
    country: 'CAN',
  },
  'identityVerification.principal.document': { type: '2', front: 'FILE-ID', back: null },
  'identityVerification.principal.documentNumber': 'AB123456',
  'identityVerification.secondary': null,
  'employment.hasSpouse': false,
  'employment.spouse': null,
  'income.spouse': null,
  'investing.boughtElsewhere': false,
  'investing.purchasesElsewhere': {},
});

/** The answers of a section in the order in which they are asked; what is computed, empty or not asked is left out. */
export function answersOf(profile: KycDraft, section: SectionName): readonly Answer[] {
  return answeredFields(section, profile[section], contextOf(profile, TODAY)).map(
    (spec) => ({ path: `${section}.${spec.path}`, value: partAt(profile[section], spec.path) }) as const,
  );
}
