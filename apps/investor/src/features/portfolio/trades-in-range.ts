import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { DateRange } from '#state/slices/filter-slice.ts';

/**
 * The orders created between the start of the first day and the end of the last, by the person's clock. An incomplete date
 * filters nothing.
 */
export function tradesInRange<Listed extends Pick<Trade, 'createdAt'>>(
  trades: readonly Listed[],
  [start, end]: DateRange,
): Listed[] {
  const from =
    start === null || !isCalendarDate(start) ? Number.NEGATIVE_INFINITY : Date.parse(`${start}T00:00:00.000`);
  const to =
    end === null || !isCalendarDate(end) ? Number.POSITIVE_INFINITY : Date.parse(`${end}T23:59:59.999`);
  return trades.filter(({ createdAt }) => {
    const created = Date.parse(createdAt);
    return created >= from && created <= to;
  });
}
