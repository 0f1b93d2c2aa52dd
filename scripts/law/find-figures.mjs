import { AMOUNTS, BUSINESS_DAYS, MONTHS, YEARS } from '../../packages/domain/src/ground/law/figures.ts';

/** @type {ReadonlySet<bigint>} */
const CENTS = new Set(Object.values(AMOUNTS).map(({ cents }) => cents));
/** By the word in a constant's name. @type {Readonly<Record<string, ReadonlySet<number>>>} */
const PERIODS = {
  MONTHS: new Set(Object.values(MONTHS)),
  YEARS: new Set(Object.values(YEARS)),
  BUSINESS_DAYS: new Set(Object.values(BUSINESS_DAYS)),
};
const NUMBER = /(?<![\w.'"])(\d[\d_]*)n?(?![\w.])/g;
/** A constant that holds a period: `KEPT_YEARS = 8`, `WINDOW_MONTHS: number = 12`. */
const PERIOD = /\b[A-Z_]*(MONTHS|YEARS|BUSINESS_DAYS)[A-Z_]* ?(?::[^=]*)?= ?(\d+)/;
/** Small numbers count many things; as dollars they are meant where the line speaks of money. */
const MONEY = /dollar|amount|income|asset|limit|\bcap\b|worth|price|cost|invest|purchase/i;
/** Names of units that are neither money nor a period of the law. */
const OTHER_UNIT = /(?:MS|MILLISECONDS|MEGABYTE|BYTES|PIXELS|PIXELS_MAX)\b|Ms\b/;

/**
 * Where a source says a figure of the law by itself: an amount that a rule has, in cents or in dollars, or a constant that holds a rule's
 * number of months, years or business days.
 * @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function findFigures(source) {
  return source.split('\n').flatMap((text, index) => {
    const code = text.replace(/\/\/.*$|^\s*\*.*$|\/\*\*.*\*\//, '');
    return isPeriod(code) || isAmount(code) ? [{ line: index + 1, text: text.trim() }] : [];
  });
}

/** @param {string} code */
function isPeriod(code) {
  const [, unit = '', digits] = PERIOD.exec(code) ?? [];
  return PERIODS[unit]?.has(Number(digits)) ?? false;
}

/** @param {string} code */
function isAmount(code) {
  if (OTHER_UNIT.test(code)) {
    return false;
  }
  return [...code.matchAll(NUMBER)].some(([, digits = '']) => {
    const value = BigInt(digits.replaceAll('_', ''));
    return CENTS.has(value) || (MONEY.test(code) && CENTS.has(value * 100n));
  });
}
