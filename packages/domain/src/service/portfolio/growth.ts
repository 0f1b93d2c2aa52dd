import { dayIn } from '../../ground/formats/clock-days.ts';
import { centsFromDollars, dollarsFromCents, sumCents } from '../../ground/money/cents.ts';
import type { Trade } from '../../order/trades/trade.wire.ts';
import { activeOrders } from './portfolio-totals.ts';

export type GrowthMonth = {
  /** `YYYY-MM`. */
  month: string;
  /** Dollars of the orders placed in it. */
  added: number;
  /** Dollars of all orders placed until its end. */
  total: number;
};

/** The last year: more columns are too narrow to read on a phone. */
export const GROWTH_MONTHS_MAX = 12;
/** One column alone shows no time: the months before the first order are shown as nothing. */
export const GROWTH_MONTHS_MIN = 6;
const MONTHS_A_YEAR = 12;
const MONTH_LENGTH = 'YYYY-MM'.length;

/**
 * Month by month what the active orders added up to, on the clock given, from the first of them until the month of `now`,
 * six months at least and the last twelve at most; what came before counts in the totals.
 */
export function growthOf(
  trades: readonly Pick<Trade, 'status' | 'orderTotal' | 'createdAt'>[],
  now: Date,
  timeZone: string,
): GrowthMonth[] {
  const placed = activeOrders(trades).map(({ createdAt, orderTotal }) => ({
    month: monthIn(timeZone, new Date(createdAt)),
    cents: centsFromDollars(orderTotal),
  }));
  const known = placed.map(({ month }) => month).sort();
  const first = known[0];
  if (first === undefined) {
    return [];
  }
  const last = [monthIn(timeZone, now), ...known].sort().at(-1) ?? first;
  return monthsUntil(last, first).map((month) => ({
    month,
    added: dollarsOf(placed.filter((order) => order.month === month)),
    total: dollarsOf(placed.filter((order) => order.month <= month)),
  }));
}

function dollarsOf(placed: readonly { cents: bigint }[]): number {
  return dollarsFromCents(sumCents(placed.map(({ cents }) => cents)));
}

function monthIn(timeZone: string, at: Date): string {
  return dayIn(timeZone, at).slice(0, MONTH_LENGTH);
}

/** The months until `last` in their order, from `first` on within the least and the most that are shown. */
function monthsUntil(last: string, first: string): string[] {
  const number = (month: string) => Number(month.slice(0, 4)) * MONTHS_A_YEAR + Number(month.slice(5)) - 1;
  const shown = Math.min(GROWTH_MONTHS_MAX, Math.max(GROWTH_MONTHS_MIN, number(last) - number(first) + 1));
  return Array.from({ length: shown }, (_month, place) => {
    const at = number(last) - shown + 1 + place;
    return `${Math.floor(at / MONTHS_A_YEAR)}-${String((at % MONTHS_A_YEAR) + 1).padStart(2, '0')}`;
  });
}
