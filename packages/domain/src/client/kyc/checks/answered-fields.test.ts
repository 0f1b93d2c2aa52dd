import { describe, expect, it } from 'vitest';
import { partAt } from '../fields/draft.ts';
import { contextOf } from '../fields/kyc-context.ts';
import type { SectionName } from '../fields/section-names.ts';
import { type Changes, exampleWith, TODAY } from '../testing/example-with.ts';
import { answeredFields } from './answered-fields.ts';

function shown(section: SectionName, changes: Changes = {}): string[] {
  const kyc = exampleWith(changes);
  return answeredFields(section, partAt(kyc, section), contextOf(kyc, TODAY)).map(({ path }) => path);
}

describe('an answer that was given', () => {
  it.each([
    ['the spouse’s name of somebody married', 'basics', 'spouse.firstName', {}],
    ['the back of a licence', 'identityVerification', 'principal.document.back', {}],
    ['the bill of a bill', 'identityVerification', 'principal.addressProof.bill', {}],
    ['the statement of a statement', 'identityVerification', 'secondary.addressProof.statement', {}],
    ['the occupation of somebody employed', 'employment', 'individual.occupation', {}],
    ['what a retired spouse lives on', 'employment', 'spouse.sourceOfIncome', {}],
    ['the income of a spouse', 'income', 'spouse.lastYear', {}],
    ['an amount of 0', 'assets', 'financial.rental', {}],
    ['a no', 'political', 'pep.value', {}],
    [
      'what a yes is about',
      'political',
      'pep.description',
      { 'political.pep': { value: true, description: 'Mayor' } },
    ],
    ['ages of dependants', 'basics', 'ageOfDependents', {}],
    ['the name of somebody without dependants', 'basics', 'firstName', { 'basics.dependents': 0 }],
    [
      'one’s own document where the spouse’s are left out',
      'identityVerification',
      'principal.documentNumber',
      { 'basics.includeSpouseFinancial': false },
    ],
    [
      'the occupation of somebody single',
      'employment',
      'individual.occupation',
      { 'basics.maritalStatus': '3' },
    ],
    [
      'that somebody is retired',
      'employment',
      'individual.status',
      { 'employment.individual': { status: 2, sourceOfIncome: 'A pension' } },
    ],
    [
      'the occupation of a spouse whose finances are left out, and whose employment is not',
      'employment',
      'spouse.status',
      { 'basics.includeSpouseFinancial': false, 'employment.hasSpouse': true },
    ],
    ['the income of somebody single', 'income', 'individual.lastYear', { 'basics.maritalStatus': '3' }],
    [
      'where tax is paid instead, as versions of before asked it',
      'basics',
      'canadianTaxResident.details',
      { 'basics.canadianTaxResident': { status: false, details: 'France' } },
    ],
    [
      'a country where tax is paid instead',
      'basics',
      'taxResidences.row1.country',
      { 'basics.canadianTaxResident.status': false, 'basics.taxResidences': { row1: { country: 'FRA' } } },
    ],
    [
      'savings and plans in one line, as versions of before asked them',
      'assets',
      'financial.savings',
      {
        'assets.financial.savings': 41_000,
        'assets.financial.deposits': undefined,
        'assets.financial.registeredPlans': undefined,
      },
    ],
    [
      'the sum of purchases elsewhere, as versions of before asked it',
      'investing',
      'investmentsOutside',
      { 'investing.boughtElsewhere': undefined },
    ],
    ['a purchase elsewhere', 'investing', 'purchasesElsewhere.row1.day', {}],
    [
      'that somebody has a partner in Alberta',
      'basics',
      'interdependentPartner',
      { 'basics.maritalStatus': '3', 'basics.address.province': 'CAN-AB' },
    ],
    [
      'what somebody otherwise occupied does',
      'employment',
      'individual.details',
      { 'employment.individual': { status: 3, details: 'Studies' } },
    ],
  ] as const)('is shown: %s', (_row, section, path, changes) => {
    expect(shown(section, changes)).toContain(path);
  });

  it.each([
    [
      'the spouse of somebody who is single now',
      'basics',
      'spouse.firstName',
      { 'basics.maritalStatus': '3' },
    ],
    ['their wish to include a spouse', 'basics', 'includeSpouseFinancial', { 'basics.maritalStatus': '3' }],
    ['ages of nobody', 'basics', 'ageOfDependents', { 'basics.dependents': 0 }],
    [
      'where a tax resident of Canada paid before',
      'basics',
      'canadianTaxResident.details',
      { 'basics.canadianTaxResident': { status: true, details: 'France' } },
    ],
    [
      'the back of what is a passport now',
      'identityVerification',
      'principal.document.back',
      { 'identityVerification.principal.document.type': '2' },
    ],
    [
      'the bill where it is a statement now',
      'identityVerification',
      'principal.addressProof.bill',
      { 'identityVerification.principal.addressProof.type': '2' },
    ],
    [
      'the statement where it is a bill now',
      'identityVerification',
      'principal.addressProof.statement',
      { 'identityVerification.principal.addressProof': { type: '1', bill: 'bill', statement: 'statement' } },
    ],
    [
      'documents of a spouse whose finances are left out',
      'identityVerification',
      'secondary.documentNumber',
      { 'basics.includeSpouseFinancial': false },
    ],
    [
      'the employer of somebody retired',
      'employment',
      'individual.businessName',
      { 'employment.individual.status': 2 },
    ],
    [
      'what somebody who works lived on before',
      'employment',
      'individual.sourceOfIncome',
      { 'employment.individual.sourceOfIncome': 'A pension' },
    ],
    [
      'what somebody who works did otherwise',
      'employment',
      'individual.details',
      { 'employment.individual.details': 'Studies' },
    ],
    [
      'the employment of a spouse whose finances and employment are left out',
      'employment',
      'spouse.status',
      { 'basics.includeSpouseFinancial': false, 'employment.hasSpouse': false },
    ],
    [
      'the employment of a spouse that there is no longer',
      'employment',
      'spouse.status',
      { 'basics.maritalStatus': '3' },
    ],
    [
      'the income of a spouse that there is no longer',
      'income',
      'spouse.lastYear',
      { 'basics.maritalStatus': '3' },
    ],
    [
      'what a yes was about before it was a no',
      'political',
      'pep.description',
      { 'political.pep': { value: false, description: 'Mayor' } },
    ],
    ['a name that was left empty', 'basics', 'middleName', {}],
    ['the sum of purchases that are told one by one', 'investing', 'investmentsOutside', {}],
    [
      'purchases of somebody who bought nothing',
      'investing',
      'purchasesElsewhere.row1.day',
      { 'investing.boughtElsewhere': false },
    ],
    ['savings in one line beside two', 'assets', 'financial.savings', { 'assets.financial.savings': 1 }],
    ['a debt on which nothing turns', 'assets', 'relatedDebt', {}],
    ['what is somebody’s alone, on which nothing turns', 'assets', 'ownership.financialAssets', {}],
    [
      'a partner of somebody outside Alberta',
      'basics',
      'interdependentPartner',
      { 'basics.maritalStatus': '3', 'basics.interdependentPartner': true },
    ],
    [
      'the words of before where the countries are named',
      'basics',
      'canadianTaxResident.details',
      {
        'basics.canadianTaxResident': { status: false, details: 'France' },
        'basics.taxResidences': { row1: { country: 'FRA' } },
      },
    ],
    [
      'why there was no number where there is one',
      'basics',
      'taxResidences.row1.reasonNone',
      {
        'basics.canadianTaxResident.status': false,
        'basics.taxResidences': { row1: { country: 'FRA', number: '1', reasonNone: '1' } },
      },
    ],
    [
      'a registration of somebody who has none',
      'political',
      'registration',
      { 'political.registration': '1' },
    ],
    ['a total', 'assets', 'totals.netWorth', {}],
  ] as const)('is left out: %s', (_row, section, path, changes) => {
    expect(shown(section, changes)).not.toContain(path);
  });
});
