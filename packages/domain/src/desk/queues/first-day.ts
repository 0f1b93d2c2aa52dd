/** What an office has done once it works, in the order in which it is done; each is a fact of the data. */
export const FIRST_DAY_STEPS = [
  'mail',
  'trustee',
  'people',
  'bank-account',
  'memorandum',
  'deal',
  'order',
] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];
