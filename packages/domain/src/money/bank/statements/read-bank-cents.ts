import { MAX_CENTS } from '../../../ground/money/cents.ts';

/** What stands before the cents. One for a whole file: an amount of the other kind is refused, never guessed. */
export const DECIMAL_MARKS = ['point', 'comma'] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** Blanks that group thousands: an ordinary one, and the two no-break ones of Canadian French. */
const BLANK = '[ \\u00A0\\u202F]';
const DECIMALS_MAX = 10;
const DECIMALS = `(\\d{1,${DECIMALS_MAX}})`;
const NUMBERS: Readonly<Record<DecimalMark, RegExp>> = {
  point: new RegExp(
    `^(?:(\\d+|\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:${BLANK}\\d{3})+)(?:\\.${DECIMALS})?|\\.${DECIMALS})$`,
  ),
  comma: new RegExp(`^(?:(\\d+|\\d{1,3}(?:${BLANK}\\d{3})+)(?:,${DECIMALS})?|,${DECIMALS})$`),
};
/** Behind one to three digits, and no more than these: what stands there may be thousands. */
const THOUSANDS = 3;
const MAYBE_GROUP = /^[1-9]\d{0,2}$/;
const MINUS = '[-\\u2212]';
/** A sign before the number, after it, or parentheses around it; never two of them. */
const SIGNED = new RegExp(`^(?:(${MINUS}|\\+)?(.*[^-\\u2212)])|(.*[^-\\u2212])${MINUS}|\\((.*)\\))$`);

/**
 * The cents of an amount as a bank writes it: `1,234.56`, `1 234,56`, `(900.23)`, `72.00-`, `.50`, `-8.95000`. Null for anything doubtful:
 * parts of a cent, three digits that may be decimals or thousands, the other decimal mark, groups that are not of three digits, two
 * signs, an amount beyond `MAX_CENTS`.
 */
export function readBankCents(text: string, mark: DecimalMark): bigint | null {
  const signed = SIGNED.exec(trimmed(text));
  if (signed === null) {
    return null;
  }
  const [, sign = '', plain, withTrailing, inParentheses] = signed;
  const number = NUMBERS[mark].exec(withoutDollarSign(plain ?? withTrailing ?? inParentheses ?? ''));
  if (number === null) {
    return null;
  }
  const [, whole = '', afterWhole, alone] = number;
  const decimals = afterWhole ?? alone ?? '';
  const isDoubtful = decimals.length === THOUSANDS && MAYBE_GROUP.test(whole);
  const cents = BigInt(whole.replace(/\D/g, '') + decimals.slice(0, 2).padEnd(2, '0'));
  if (isDoubtful || /[1-9]/.test(decimals.slice(2)) || cents > MAX_CENTS) {
    return null;
  }
  const isNegative = plain === undefined || (sign !== '' && sign !== '+');
  return isNegative ? -cents : cents;
}

function withoutDollarSign(text: string): string {
  return trimmed(trimmed(text).replace(/^\$|\$$/, ''));
}

/** `trim` takes no-break blanks away, too. */
function trimmed(text: string): string {
  return text.trim();
}
