import { formatDollars } from '../../ground/formats/numbers.ts';
import type { Language } from '../../ground/people/languages.ts';
import type { InfoRow } from './deal.wire.ts';
import type { InfoKind } from './info-kinds.ts';

/** A longer value is a sentence, which stays as it is. */
const VALUE_MAX_LENGTH = 80;

/** Digits of an amount before the decimals: groups of three (comma or a space), or any number without groups. */
const DIGITS = String.raw`(?:\d{1,3}(?:[,\s]\d{3})+|\d{1,13})`;
const AMOUNT = String.raw`(-?)\s*(\$?)\s*(-?)(${DIGITS})([.,]\d{1,2})?\s*(\$?)`;
const RATE = String.raw`-?\d{1,9}(?:[.,]\d{1,6})?`;
const BETWEEN = String.raw`\s*(?:-|\u2010|\u2011|\u2012|\u2013|\u2014|to|à)\s*`;
const PERCENT = String.raw`\s*(?:%|per\s?cent|pour\s?cent)`;
const YEAR = String.raw`[\s-]*(?:years?|yrs?|y|années?|annees?|ans?)\.?`;

const PERCENTAGES = new RegExp(`^(${RATE})(?:(?:${PERCENT})?${BETWEEN}(${RATE}))?${PERCENT}$`, 'iu');
const YEARS = new RegExp(`^(${RATE})(?:(?:${YEAR})?${BETWEEN}(${RATE}))?${YEAR}$`, 'iu');
const AMOUNTS = new RegExp(`^${AMOUNT}(?:${BETWEEN}${AMOUNT})?$`, 'iu');

/** A year of this or the last century, or two of them. A round hundred is as likely an amount, and stays one. */
const CALENDAR_YEAR = String.raw`(?:19|20)(?!00)\d\d`;
const CALENDAR_YEARS = new RegExp(`^${CALENDAR_YEAR}(?:${BETWEEN}${CALENDAR_YEAR})?$`, 'iu');

/** Groups of `AMOUNT`: two signs (before or after the dollar sign), the dollar sign on either side, digits, decimals. */
const AMOUNT_GROUPS = 6;

/**
 * A value of the info table as specification section 3 has it: percentages become `a-b%`, values with 'Year' become
 * `a-by`, numbers become '$' plus thousands, and a mere year (`2026`, `2026-2028`) is no amount. English and French input is understood. In French the same three forms
 * follow the typography of fr-CA: `8,5-10 %`, `3-5 ans`, `50 000 $`. Anything else stays as it is written, and a value
 * that is formatted already stays too.
 */
export function formatInfoValue(value: string, language: Language = 'en'): string {
  const text = value.trim();
  if (text.length > VALUE_MAX_LENGTH || CALENDAR_YEARS.test(text)) {
    return value;
  }
  return (
    formatPercentages(text, language) ?? formatYears(text, language) ?? formatAmounts(text, language) ?? value
  );
}

/** The rows of a deal's info table with their values formatted, and beside them the figures that are compared. */
export function formatInfoTable(rows: readonly InfoRow[], language: Language = 'en'): InfoRow[] {
  return rows.map((row) => {
    const figures = FIGURES_OF[row.kind]?.(row.value);
    return { ...row, value: formatInfoValue(row.value, language), ...(figures ? { figures } : {}) };
  });
}

/** Lowest and highest of a range; the same twice for one number. */
export type Figures = [low: number, high: number];

const percentagesOf = (value: string) => figuresOf(PERCENTAGES.exec(value.trim()));
const yearsOf = (value: string) => figuresOf(YEARS.exec(value.trim()));

/** What a row of a kind is compared by, as the office typed it. */
const FIGURES_OF: { readonly [kind in InfoKind]?: (value: string) => Figures | null } = {
  targetReturn: percentagesOf,
  interestRate: percentagesOf,
  term: yearsOf,
};

function figuresOf(match: RegExpExecArray | null): Figures | null {
  if (match === null) {
    return null;
  }
  const [, from = '', to = from] = match;
  return [Number(from.replace(',', '.')), Number(to.replace(',', '.'))];
}

function formatPercentages(text: string, language: Language): string | null {
  const match = PERCENTAGES.exec(text);
  if (match === null) {
    return null;
  }
  const range = formatRange(match[1], match[2], language);
  return language === 'fr' ? `${range}\u00a0%` : `${range}%`;
}

function formatYears(text: string, language: Language): string | null {
  const match = YEARS.exec(text);
  if (match === null) {
    return null;
  }
  const range = formatRange(match[1], match[2], language);
  if (language === 'en') {
    return `${range}y`;
  }
  // French counts as plural from two on; a range ends with its larger number.
  const last = Number((match[2] ?? match[1] ?? '').replace(',', '.'));
  return `${range}\u00a0${Math.abs(last) < 2 ? 'an' : 'ans'}`;
}

function formatRange(from: string | undefined, to: string | undefined, language: Language): string {
  return [from, to]
    .filter((rate) => rate !== undefined)
    .map((rate) => (language === 'fr' ? rate.replace('.', ',') : rate.replace(',', '.')))
    .join('-');
}

function formatAmounts(text: string, language: Language): string | null {
  const match = AMOUNTS.exec(text);
  if (match === null) {
    return null;
  }
  const first = formatAmount(match.slice(1, 1 + AMOUNT_GROUPS), language);
  const second = match[4 + AMOUNT_GROUPS] === undefined ? null : match.slice(1 + AMOUNT_GROUPS);
  return second === null ? first : `${first}-${formatAmount(second, language)}`;
}

function formatAmount(parts: readonly (string | undefined)[], language: Language): string {
  const [signBefore = '', , signAfter = '', whole = '', decimals = ''] = parts;
  const dollars = Number(whole.replace(/[,\s]/gu, '') + decimals.replace(',', '.'));
  const negative = signBefore !== signAfter && dollars !== 0;
  return formatDollars(negative ? -dollars : dollars, language);
}
