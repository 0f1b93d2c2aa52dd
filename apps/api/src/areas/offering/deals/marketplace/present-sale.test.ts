import type { Offering } from '@portal/domain/offering/deals/offering';
import { SOLD_WITH_MEMORANDUM } from '@portal/domain/offering/deals/testing/complete-offering';
import { expect, it } from 'vitest';
import { presentOffering, presentSale } from './present-sale.ts';

const FUND: Offering = {
  ...SOLD_WITH_MEMORANDUM,
  issuer: { ...SOLD_WITH_MEMORANDUM.issuer, isInvestmentFund: true },
  related: {
    kind: 'connected',
    how: { en: 'A director is ours.', fr: 'Une administratrice est des nôtres.' },
  },
};

it('a card has where and how a deal is sold, and which rules keep a fund out where', () => {
  expect(presentOffering(FUND)).toEqual({
    offering: {
      offeredIn: ['CAN-BC'],
      exemptions: ['AI', 'OM'],
      fundRules: { 'CAN-NB': 'om-no-funds', 'CAN-ON': 'om-no-funds', 'CAN-QC': 'om-no-funds' },
    },
  });
  expect(presentOffering(SOLD_WITH_MEMORANDUM).offering).not.toHaveProperty('fundRules');
});

it('a page has the security, how the issuer is related, and the appraisal beside other values, in one language', () => {
  expect(presentSale(FUND, 'fr').sale).toMatchObject({
    security: 'Parts de catégorie A de Maple Gate LP',
    related: { kind: 'connected', how: 'Une administratrice est des nôtres.' },
    appraisal: { value: 18_500_000, asOf: '2026-10-15', isIndependent: true },
    values: [{ where: 'L’immeuble une fois rénové', value: 21_000_000 }],
  });
  expect(presentSale(SOLD_WITH_MEMORANDUM, 'en').sale).not.toHaveProperty('related');
});

it('neither has anything of a deal that says nothing of its sale', () => {
  expect([presentOffering(undefined), presentSale(undefined, 'en')]).toEqual([{}, {}]);
});
