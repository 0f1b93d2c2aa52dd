/**
 * What the dealer does next with an order, as its investor reads it in their own language. A step is chosen, never typed:
 * typed words could be those by which the specification says that an order is approved (`DONE!`, trades/trade-facts.ts).
 */
export const NEXT_STEPS = [
  'reading-profile',
  'checking-identity',
  'calling-you',
  'waiting-for-money',
  'waiting-for-joint',
  'second-look',
  'waiting-for-closing',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];
