import { describe, expect, it } from 'vitest';
import { fundRulesOf, whyNotSold } from './offered-there.ts';
import { COMPLETE_OFFERING, SOLD_WITH_MEMORANDUM } from './testing/complete-offering.ts';

const fund = { ...COMPLETE_OFFERING.issuer, isInvestmentFund: true };
const RULES = { 'CAN-NB': 'om-no-funds', 'CAN-ON': 'om-no-funds', 'CAN-QC': 'om-no-funds' } as const;

describe('where rules keep a deal from being sold with a memorandum', () => {
  it.each([
    ['nowhere for an issuer that is no fund', SOLD_WITH_MEMORANDUM, undefined],
    ['in three provinces for a fund', { ...SOLD_WITH_MEMORANDUM, issuer: fund }, RULES],
    ['nowhere for a fund without a memorandum', { ...COMPLETE_OFFERING, issuer: fund }, undefined],
  ] as const)('is %s', (_where, offering, expected) => {
    expect(fundRulesOf(offering)).toEqual(expected);
  });
});

describe('why somebody cannot buy a deal', () => {
  const offering = { offeredIn: ['CAN-AB', 'CAN-BC'], fundRules: RULES } as const;
  it.each([
    ['is nothing where it is offered where they live', offering, 'CAN-AB', null],
    ['is nothing while nobody knows where they live', offering, null, null],
    ['is the rule that keeps such a fund out', offering, 'CAN-QC', 'om-no-funds'],
    ['is that it is not offered there', offering, 'CAN-YT', 'not-there'],
    ['is nothing while nobody said where it is offered', undefined, 'CAN-AB', null],
  ] as const)('%s', (_why, said, province, expected) => {
    expect(whyNotSold(said, province)).toBe(expected);
  });
});
