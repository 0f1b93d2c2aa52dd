/**
 * Every figure of the law, by the id of its rule. `exceeds` is the law's 'more than', `at-least` its 'at least'. A static check
 * refuses the same figures anywhere else.
 */
export const AMOUNTS = {
  'ai-financial-assets': { cents: 100_000_000n, is: 'exceeds' },
  'ai-financial-assets-alone': { cents: 500_000_000n, is: 'exceeds' },
  'ai-income': { cents: 20_000_000n, is: 'exceeds' },
  'ai-income-with-spouse': { cents: 30_000_000n, is: 'exceeds' },
  'ai-net-assets': { cents: 500_000_000n, is: 'at-least' },
  'ai-company': { cents: 500_000_000n, is: 'at-least' },
  'eligible-net-assets': { cents: 40_000_000n, is: 'exceeds' },
  'eligible-income': { cents: 7_500_000n, is: 'exceeds' },
  'eligible-income-with-spouse': { cents: 12_500_000n, is: 'exceeds' },
  'om-limit-purchase': { cents: 1_000_000n, is: 'at-most' },
  'om-limit-year': { cents: 1_000_000n, is: 'at-most' },
  'om-limit-year-eligible': { cents: 3_000_000n, is: 'at-most' },
  'om-limit-year-advised': { cents: 10_000_000n, is: 'at-most' },
  'minimum-amount': { cents: 15_000_000n, is: 'at-least' },
} as const;

/** Months that a rule looks back over, or that something stands. */
export const MONTHS = {
  'om-window': 12,
  'appraisal-age': 6,
  'profile-yearly': 12,
} as const;

/** Years for which something is kept. */
export const YEARS = { 'forms-kept': 8 } as const;

/** Business days. */
export const BUSINESS_DAYS = { 'om-right-to-cancel': 2 } as const;
