import { LOCALES } from '@portal/domain/ground/formats/locales';
import type { Language } from '@portal/domain/ground/people/languages';
import { tidyCode } from '@portal/domain/ground/people/tidy-line';

/** A number field's value: the number, the typed text if it is not one, '' once emptied, null before it is touched. */
export type NumberAnswer = number | string | null;

/** The longest text a number field keeps. */
export const NUMBER_TEXT_LIMIT = 32;

const MARKS = /\$|%|CAD|CA/giu;
const PLAIN = /^-?\d{1,13}(?:[.,]\d{1,2})?$/;
const GROUPED_BY_SPACE = /^-?\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/;
const GROUPED_BY_COMMA = /^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;

/**
 * Reads a number as people in Canada type it: `1,234.50`, `1 234,50`, `$1234.5`, `1234,5`. In English a comma before
 * three digits groups thousands; in French it is the decimal sign. There are two decimals at most. Null if the text is not a
 * number, or may be one of two (`doubtOf`): nothing is guessed.
 */
export function readNumber(text: string, language: Language): number | null {
  const bare = bareOf(text);
  if (language === 'en' && GROUPED_BY_COMMA.test(bare)) {
    return Number(bare.replaceAll(',', ''));
  }
  if (PLAIN.test(bare) || GROUPED_BY_SPACE.test(bare)) {
    return Number(bare.replaceAll(' ', '').replace(',', '.'));
  }
  return null;
}

/** A typed number without the signs around it, with one kind of blank and dash. */
export function bareOf(text: string): string {
  return tidyCode(text).replace(MARKS, ' ').replace(/ +/g, ' ').trim().replace(/^- /, '-');
}

/** The answer for a typed text. */
export function answerOf(text: string, language: Language): NumberAnswer {
  return tidyCode(text) === '' ? '' : (readNumber(text, language) ?? text);
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
