import { tidyCode } from './tidy-line.ts';

/** First digits that are never issued to a person: 0 is not used and 8 belongs to business numbers. */
const NEVER_ISSUED_FIRST = ['0', '8'];

/**
 * The nine digits of a social insurance number typed with or without spaces and dashes, e.g. `130 692 544`.
 * Undefined when what was typed is not nine digits.
 */
export function normaliseSocialInsuranceNumber(typed: string): string | undefined {
  const digits = tidyCode(typed).replace(/[\s-]/g, '');
  return /^\d{9}$/.test(digits) ? digits : undefined;
}

/** The Luhn check of a string of digits: every second digit from the right counts double. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/**
 * True when nine digits can be a person's social insurance number: the check digit agrees and the first digit
 * is one that is issued. All zeros passes the Luhn check and is refused by its first digit.
 */
export function isSocialInsuranceNumber(digits: string): boolean {
  const first = digits.charAt(0);
  return /^\d{9}$/.test(digits) && !NEVER_ISSUED_FIRST.includes(first) && passesLuhn(digits);
}
