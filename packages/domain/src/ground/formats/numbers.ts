import type { Language } from '../people/languages.ts';
import { LOCALES } from './locales.ts';

const BASIS_POINTS = 10_000;
export const BASIS_POINTS_PER_PERCENT = 100;
const BYTES_PER_UNIT = 1_024;
const MOST_DECIMALS = 2;

/** Intl formatters cost more to build than to use, and the set of options is small and fixed. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language}:${name}`;
  const kept = formatters.get(key);
  if (kept !== undefined) {
    return kept;
  }
  const made = new Intl.NumberFormat(LOCALES[language], options);
  formatters.set(key, made);
  return made;
}

/** A count or a measure with at most two decimals: `1,234.5` or `1 234,5`. */
export function formatNumber(value: number | bigint, language: Language): string {
  return formatter(language, 'number', { maximumFractionDigits: MOST_DECIMALS }).format(value);
}

/** A percentage from basis points (10 000 is the whole), at most two decimals: `12.5%` or `12,5 %`. */
export function formatPercent(basisPoints: number, language: Language): string {
  const options = { style: 'percent', maximumFractionDigits: MOST_DECIMALS } as const;
  return formatter(language, 'percent', options).format(basisPoints / BASIS_POINTS);
}

/** Dollars and cents, always with the cents: `$1,234.50` or `1 234,50 $`. Takes dollars, see `formatCents`. */
export function formatExactDollars(dollars: number, language: Language): string {
  return formatter(language, 'exact', { style: 'currency', currency: 'CAD' }).format(dollars);
}

/** Dollars without cents when there are none: `$1,234` or `1 234 $`, and `$1,234.50` when there are. */
export function formatDollars(dollars: number, language: Language): string {
  const options = { style: 'currency', currency: 'CAD', trailingZeroDisplay: 'stripIfInteger' } as const;
  return formatter(language, 'dollars', options).format(dollars);
}

/** A file's size in the unit a person would choose: `640 bytes`, `1.4 MB`, `1,4 Mo`. */
export function formatFileSize(bytes: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  // As it is shown: what would read 1,024 kB is a megabyte.
  const power = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(BYTES_PER_UNIT));
  const isRoundedUp = Math.round(bytes / BYTES_PER_UNIT ** power) === BYTES_PER_UNIT;
  const step = Math.min(isRoundedUp ? power + 1 : power, units.length - 1);
  const unit = units[step] ?? 'byte';
  const options = {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  } as const;
  return formatter(language, unit, options).format(bytes / BYTES_PER_UNIT ** step);
}
