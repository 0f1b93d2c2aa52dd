import type { Language } from '@portal/domain/ground/people/languages';
import { bareOf, textOf } from './read-number.ts';

/** A mark before exactly three digits, where the language has it before decimals: thousands, or a decimal too many. */
const DOUBTFUL = /^(-?[1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * The two numbers, as the language writes them, that `85,000` may mean in French and `85.000` in English: thousands or
 * decimals. Null for a text without that doubt.
 */
export function doubtOf(text: string, language: Language): { thousands: string; decimals: string } | null {
  const [, whole, mark, digits] = DOUBTFUL.exec(bareOf(text)) ?? [];
  if (whole === undefined || digits === undefined || (language === 'en' && mark === ',')) {
    return null;
  }
  return {
    thousands: textOf(Number(`${whole}${digits}`), language, 0),
    decimals: `${whole}${language === 'fr' ? ',' : '.'}${digits.slice(0, 2)}`,
  };
}
