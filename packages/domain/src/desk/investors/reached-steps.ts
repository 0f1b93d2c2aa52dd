/** How far somebody has come, from the account to an order that is settled. An order that was declined or given up counts as placed and signed. */
export const REACHED_STEPS = [
  'registered',
  'onboarded',
  'profile',
  'ordered',
  'signed',
  'approved',
  'settled',
] as const;
export type ReachedStep = (typeof REACHED_STEPS)[number];
