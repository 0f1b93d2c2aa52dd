import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { expect, it } from 'vitest';
import { ANA } from '../../testing/api-answers.ts';
import { prefilledFields } from './prefilled-fields.ts';

const FRESH: KycDraft = {
  basics: {
    firstName: 'Ana',
    lastName: 'Roy',
    email: 'ana@example.ca',
    phone: '416 555 0142',
    address: { province: 'CAN-ON', country: 'CAN' },
  },
  employment: { individual: { address: { province: 'CAN-ON', country: 'CAN' } } },
  investing: { objective: '3', timeframeYears: 5 },
};

const originsOf = (kyc: KycDraft) =>
  [...prefilledFields(kyc, ANA)].map(([path, { origin }]) => `${path} ${origin}`);

it('of a fresh profile are those of the account and of the onboarding', () => {
  expect(originsOf(FRESH)).toEqual([
    'basics.firstName account',
    'basics.lastName account',
    'basics.email account',
    'basics.phone account',
    'basics.address.province account',
    'employment.individual.address.province account',
    'investing.objective onboarding',
    'investing.timeframeYears onboarding',
  ]);
});

it('of sections that were worked on are only those that the account still has', () => {
  const basics = { ...FRESH.basics, lastName: 'Roy-Tremblay', birthdate: '1986-04-17' };
  const investing = { ...FRESH.investing, comfortablePercentage: 0 };
  expect(originsOf({ basics, investing })).toEqual(['basics.firstName account', 'basics.email account']);
});
