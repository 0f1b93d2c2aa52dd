const DIGITS_MAX = 9;

/**
 * Formats a social insurance number while it is typed: digits in groups of three, `130 692 544`. Regroups only when typing
 * at the end, because a change in the middle must not move the caret. Anything else stays as typed, for its error to
 * explain.
 */
export function groupDigits(text: string, before: string): string {
  const digits = text.replaceAll(/[\s-]/g, '');
  const isTypedOn = text.length >= before.length && text.startsWith(before.trimEnd());
  if (!/^\d+$/.test(digits) || digits.length > DIGITS_MAX || !isTypedOn) {
    return text;
  }
  return digits.replaceAll(/(\d{3})(?=\d)/g, '$1 ');
}
