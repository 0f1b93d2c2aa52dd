import type { ProvinceCode } from '@portal/domain/ground/people/provinces';

/** What the register asks of areas that build on it. */
export type RegistrationQuestions = {
  /** How many orders that are not yet approved are of people who live in each province. */
  'orders-of-residents': { about: null; answer: ReadonlyMap<ProvinceCode, number> };
};
