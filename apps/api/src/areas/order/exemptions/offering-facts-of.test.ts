import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import { expect, it } from 'vitest';
import { offeringFactsOf } from './offering-facts-of.ts';

const issuedBy = (changes: object) => ({
  ...COMPLETE_OFFERING,
  issuer: { ...COMPLETE_OFFERING.issuer, ...changes },
});

it.each([
  ['an issuer that is no fund, of which that is not asked', { isRedeemable: null }, false],
  ['a fund that pays back', { isInvestmentFund: true, isRedeemable: true }, true],
  ['a fund of which nobody said it', { isInvestmentFund: true, isRedeemable: null }, true],
  ['a fund that does not', { isInvestmentFund: true, isRedeemable: false }, false],
])('%s pays back on request: the facts say so', (_issuer, changes, expected) => {
  expect(offeringFactsOf(issuedBy(changes))?.isRedeemable).toBe(expected);
});

it.each([
  ['nothing', undefined],
  ['not whether it is a fund', issuedBy({ isInvestmentFund: null })],
  ['not whether it reports', issuedBy({ isReportingIssuer: null })],
])('there are none where a deal says %s', (_what, said) => {
  expect(offeringFactsOf(said)).toBeNull();
});
