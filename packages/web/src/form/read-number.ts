import { LOCALES } from '@portal/domain/ground/formats/locales';
import type { Language } from '@portal/domain/ground/people/languages';

/** A number field's value: the number, the typed text if it is not one, '' once emptied, null before it is touched. */
export type NumberAnswer = number | string | null;

/** The longest text a number field keeps. */
export const NUMBER_TEXT_LIMIT = 32;

const SPACES = /[\s\u00a0\u202f]+/gu;
const MARKS = /\$|%|CAD|CA/giu;
const PLAIN = /^-?\d{1,13}(?:[.,]\d+)?$/;
const GROUPED_BY_SPACE = /^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;
const GROUPED_BY_COMMA = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * Reads a number as people in Canada type it: `1,234.50`, `1 234,50`, `$1234.5`, `1234,5`. In English a comma before
 * three digits groups thousands; in French it is the decimal sign. Null if the text is not a number: nothing is guessed.
 */
export function readNumber(text: string, language: Language): number | null {
  const bare = text.replace(MARKS, ' ').replace(SPACES, ' ').trim().replace(/^- /, '-');
  if (language === 'en' && GROUPED_BY_COMMA.test(bare)) {
    return Number(bare.replaceAll(',', ''));
  }
  if (PLAIN.test(bare) || GROUPED_BY_SPACE.test(bare)) {
    return Number(bare.replaceAll(' ', '').replace(',', '.'));
  }
  return null;
}

/** The answer for a typed text. */
export function answerOf(text: string, language: Language): NumberAnswer {
  return text.trim() === '' ? '' : (readNumber(text, language) ?? text);
}

/** An answer as shown in its field while nobody types: grouped, with cents if there are any; text as it was typed. */
export function textOf(answer: NumberAnswer, language: Language, fractionDigits: number): string {
  if (typeof answer !== 'number') {
    return answer ?? '';
  }
  const decimals = Number.isInteger(answer) ? 0 : fractionDigits;
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 6,
  }).format(answer);
}
