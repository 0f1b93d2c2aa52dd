/** What takes time on the way of an order, and is measured: until it is signed, its money, and the office's decision. */
export const TIMED_ORDER_STEPS = ['order', 'money', 'decision'] as const;
export type TimedOrderStep = (typeof TIMED_ORDER_STEPS)[number];

/** People who finished a step within this many days are measured. */
export const TIMES_OF_DAYS = 90;
const DAY_MS = 86_400_000;

/** The instant since which somebody must have finished a step to be measured. */
export function timedSince(now: Date): Date {
  return new Date(now.getTime() - TIMES_OF_DAYS * DAY_MS);
}
