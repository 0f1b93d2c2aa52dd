import { formatDollars, formatExactDollars } from '../formats/numbers.ts';
import type { Language } from '../people/languages.ts';
import { dollarsFromCents } from './cents.ts';

/** An amount with its cents, for orders, totals and documents: `$50,000.00` or `50 000,00 $`. */
export function formatCents(cents: bigint, language: Language): string {
  return formatExactDollars(dollarsFromCents(cents), language);
}

/** An amount without cents when there are none, for headlines and cards: `$50,000` or `50 000 $`. */
export function formatCentsBriefly(cents: bigint, language: Language): string {
  return formatDollars(dollarsFromCents(cents), language);
}
