const DIGITS_MAX = 8;
/** Year, month and day as people write them: with hyphens, slashes, dots or blanks, with or without a zero in front. */
const PARTS = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;

/**
 * A date while it is typed: its digits as `1986-04-17`, so that nobody has to type a hyphen. Only typing on at the end is regrouped: a
 * change in the middle must not move the caret. What is no date stays as typed, for its error to tell.
 */
export function groupDate(text: string, before: string): string {
  const digits = text.replaceAll(/[-/. ]/g, '');
  const isTypedOn = text.length >= before.length && text.startsWith(before);
  const isWhole = PARTS.test(text.trim());
  if (!/^\d+$/.test(digits) || digits.length > DIGITS_MAX || !isTypedOn || isWhole || /[-/. ]$/.test(text)) {
    return text;
  }
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-');
}

/** A date that was typed, as `YYYY-MM-DD`; whether there is such a day is for the rules to say. What is no date stays as it is. */
export function wholeDate(text: string): string {
  const [, year, month = '', day = ''] = PARTS.exec(text.trim()) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
