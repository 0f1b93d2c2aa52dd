import type { InfoRow } from '@portal/domain/wire/deal';

/** Formatted rates (`9-11%`, `9-11 %`) and terms (`5-7y`, `5-7 ans`), as the info table writes them. */
const RATE = /^-?\d[\d.,-]*\s?%$/u;
const TERM = /^-?\d[\d.,-]*(?:y|\s?ans?)$/u;

/** The two rows of an info table that people compare first: the return aimed at and the time it takes. */
export function cardRows(infoTable: readonly InfoRow[]): InfoRow[] {
  return [RATE, TERM].flatMap((form) => infoTable.find(({ value }) => form.test(value)) ?? []);
}
