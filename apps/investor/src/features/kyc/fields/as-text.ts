import type { NumberAnswer } from '@portal/web/form/read-number';

// A draft keeps whatever was typed, also by another device or an older release; controls take what they can show.

/** An answer as text; what is none shows as empty. */
export function asText(answer: unknown): string {
  return typeof answer === 'string' ? answer : typeof answer === 'number' ? String(answer) : '';
}

/** An answer for a number field: a number, or the text that is none yet. */
export function asNumber(answer: unknown): NumberAnswer {
  return typeof answer === 'number' || typeof answer === 'string' ? answer : null;
}

/** A yes or no; null until answered. */
export function asYesNo(answer: unknown): boolean | null {
  return typeof answer === 'boolean' ? answer : null;
}
