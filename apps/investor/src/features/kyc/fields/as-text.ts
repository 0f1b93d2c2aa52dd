import type { NumberAnswer } from '@portal/web/form/read-number';

// A draft may hold anything typed, even by another device or an older release; controls take what they can show.

/** An answer as text; empty if it is none. */
export function asText(answer: unknown): string {
  return typeof answer === 'string' ? answer : typeof answer === 'number' ? String(answer) : '';
}

/** An answer for a number field: a number, or text that is not one yet. */
export function asNumber(answer: unknown): NumberAnswer {
  return typeof answer === 'number' || typeof answer === 'string' ? answer : null;
}

/** A yes or no; null until answered. */
export function asYesNo(answer: unknown): boolean | null {
  return typeof answer === 'boolean' ? answer : null;
}
