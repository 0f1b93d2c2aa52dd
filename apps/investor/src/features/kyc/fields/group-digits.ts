const DIGITS_MAX = 9;

/**
 * A social insurance number while it is typed: digits in groups of three, `130 692 544`. Only typing on at the end is
 * regrouped: a change in the middle must not move the caret. What is no number stays as typed, for its error to tell.
 */
export function groupDigits(text: string, before: string): string {
  const digits = text.replaceAll(/[\s-]/g, '');
  const isTypedOn = text.length >= before.length && text.startsWith(before.trimEnd());
  if (!/^\d+$/.test(digits) || digits.length > DIGITS_MAX || !isTypedOn) {
    return text;
  }
  return digits.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
}
