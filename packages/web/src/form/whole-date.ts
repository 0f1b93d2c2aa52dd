const DIGITS_MAX = 8;
/** Year, month and day as people write them: with hyphens, slashes, dots or spaces, with or without leading zeros. */
const PARTS = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;

/**
 * A date as it is typed: its digits as `1986-04-17`, so that nobody has to type a hyphen. Only typing at the end regroups: a
 * change in the middle must not move the caret. Anything else stays as typed, for the error message.
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

/** A typed date as `YYYY-MM-DD`; the rules decide whether that day exists. Anything else stays as it is. */
export function wholeDate(text: string): string {
  const [, year, month = '', day = ''] = PARTS.exec(text.trim()) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
