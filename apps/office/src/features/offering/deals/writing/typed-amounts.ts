import { isWireDollars } from '@portal/domain/ground/money/cents';
import type { NumberAnswer } from '@portal/web/form/read-number';

/** True where something is in a field of numbers, readable or not. */
export function isTyped(answer: NumberAnswer): boolean {
  return answer !== null && answer !== '';
}

/** True for an amount in dollars, with two decimals at most. */
export function isPrice(answer: NumberAnswer): answer is number {
  return typeof answer === 'number' && answer >= 0 && isWireDollars(answer);
}

/** The amount in dollars; null for nothing, and for what cannot be read. */
export function priceOf(answer: NumberAnswer): number | null {
  return isPrice(answer) ? answer : null;
}
