import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partAt } from '../fields/draft.ts';
import { computeTotals } from '../sections/totals.ts';
import { EXAMPLE, exampleWith, ON_TODAY } from '../testing/example-with.ts';
import { checkKyc } from './check-kyc.ts';

/** Two hundred profiles with every section take their time on a busy machine. */
const LIMIT_MS = 60_000;

/** As a profile is stored. */
const stored = (kyc: unknown) => checkKyc(kyc, ON_TODAY).kyc;

describe('a profile that was checked', () => {
  it('is the example itself', () => {
    expect(stored(EXAMPLE)).toEqual(EXAMPLE);
  });

  it.each([
    ['total income', { income: { ...EXAMPLE.income, totalIndividual: 1, totalJoint: 'x' } }],
    [
      'totals of assets',
      { assets: { ...EXAMPLE.assets, totals: { assets: 1, liabilities: 1, netWorth: 1e9 } } },
    ],
    ['totals that are absent', { assets: { ...EXAMPLE.assets, totals: null } }],
    ['a spouse who does not follow the basics', { employment: { ...EXAMPLE.employment, hasSpouse: false } }],
  ])('has corrected %s', (_row, sent) => {
    expect(stored({ ...EXAMPLE, ...sent })).toEqual(EXAMPLE);
  });

  it.each([
    ['without a spouse there is no employment of one', '3', true, false],
    ['a spouse who is not included is as answered', '1', true, true],
    ['an answer before the marital status is known stays', null, true, true],
  ])('%s', (_row, maritalStatus, hasSpouse, expected) => {
    const basics = { maritalStatus, includeSpouseFinancial: false };
    expect(stored({ basics, employment: { hasSpouse } })).toHaveProperty('employment.hasSpouse', expected);
  });

  it('leaves fields absent that were never sent and are not asked for', () => {
    const { spouse: _none, ...basics } = { ...EXAMPLE.basics, maritalStatus: '3' };
    const checked = checkKyc({ ...EXAMPLE, basics }, ON_TODAY);
    expect(checked.completion.basics).toBe(true);
    expect(Object.keys(checked.kyc.basics ?? {})).not.toContain('spouse');
  });

  it('leaves absent sections absent', () => {
    expect(stored({})).toEqual({});
    expect(stored({ basics: { firstName: ' Ada ' } })).toEqual({
      basics: { firstName: ' Ada ' },
    });
  });

  it(
    'changes nothing more when checked again, and drops nothing that was typed',
    () => {
      const typed = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
      const answers = fc.dictionary(fc.stringMatching(/^[a-z]{1,12}$/), typed);
      fc.assert(
        fc.property(answers, answers, answers, (basics, income, assets) => {
          const once = stored({ basics, income, assets });
          expect(stored(once)).toEqual(once);
          expect(partAt(once, 'basics')).toEqual(basics);
          expect(partAt(once, 'income')).toMatchObject(income);
        }),
      );
    },
    LIMIT_MS,
  );
});

describe('totals', () => {
  it.each([
    ['married', '1', 179_000],
    ['common-law', '2', 179_000],
    ['single', '3', 118_000],
    ['widowed', '6', 118_000],
    ['of a marital status not given yet', null, 118_000],
  ])('have the income of the spouse of somebody %s only', (_row, maritalStatus, totalJoint) => {
    const changed = { ...EXAMPLE, basics: { ...EXAMPLE.basics, maritalStatus } };
    expect(computeTotals(changed).income).toEqual({ totalIndividual: 118_000, totalJoint });
    expect(partAt(stored(changed), 'income.totalJoint')).toBe(totalJoint);
    expect(partAt(stored(changed), 'income.spouse.currentYear')).toBe(61_000);
  });

  it.each([0.29, 1.15, 4.35, 8.2, 1_234_567.57])('lose no cent of %d', (amount) => {
    const totals = computeTotals({
      basics: { maritalStatus: '1' },
      income: { individual: { currentYear: amount }, spouse: { currentYear: amount } },
      assets: { financial: { cash: amount }, liabilities: { creditCards: amount } },
    });
    expect(totals.income.totalIndividual).toBe(amount);
    expect(totals.income.totalJoint).toBe(Math.round(amount * 200) / 100);
    expect(totals.assets).toEqual({ assets: amount, liabilities: amount, netWorth: 0 });
  });

  it('count cents exactly', () => {
    const financial = { cash: 0.1, stocks: 0.2 };
    expect(computeTotals({ assets: { financial, liabilities: { creditCards: 0.3 } } }).assets).toEqual({
      assets: 0.3,
      liabilities: 0.3,
      netWorth: 0,
    });
  });

  it('count what is not a number yet as 0', () => {
    expect(
      computeTotals({
        basics: { maritalStatus: '1' },
        income: { individual: { currentYear: 'many' }, spouse: { currentYear: 5 } },
      }).income,
    ).toEqual({
      totalIndividual: 0,
      totalJoint: 5,
    });
    expect(computeTotals(undefined).assets.netWorth).toBe(0);
  });

  it('have a net worth of assets less liabilities for any whole dollars', () => {
    const dollars = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(dollars, dollars, (own, owe) => {
        const totals = computeTotals({ assets: { financial: { ...own }, liabilities: { ...owe } } }).assets;
        expect(totals.netWorth).toBe(totals.assets - totals.liabilities);
        expect(totals.assets).toBe(own.reduce((sum, item) => sum + item, 0));
      }),
    );
  });
});

describe('the step of purchases elsewhere', () => {
  it.each<[string, number[], string]>([
    ['none', [], '1'],
    ['$10,000 is the first step', [10_000], '2'],
    ['a cent more is the next', [10_000.01], '3'],
    ['two purchases come to $30,000', [20_000, 10_000], '3'],
    ['$100,000', [100_000], '4'],
    ['a cent more has no end', [100_000, 0.01], '5'],
  ])('%s', (_row, amounts, band) => {
    const rows = amounts.map((amount, place) => [`row${place + 1}`, { amount, day: '2026-03-02' }]);
    const { kyc } = checkKyc(
      exampleWith({
        'investing.boughtElsewhere': amounts.length > 0,
        'investing.purchasesElsewhere': Object.fromEntries(rows),
        'investing.investmentsOutside': '4',
      }),
      ON_TODAY,
    );
    expect(partAt(kyc, 'investing.investmentsOutside')).toBe(band);
  });

  it('of a version of before stays as it was told', () => {
    const before = exampleWith({
      'investing.boughtElsewhere': undefined,
      'investing.investmentsOutside': '3',
    });
    expect(partAt(checkKyc(before, ON_TODAY).kyc, 'investing.investmentsOutside')).toBe('3');
  });
});
