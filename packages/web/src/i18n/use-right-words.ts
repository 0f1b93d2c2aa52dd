import { formatDateTime, formatLastDay, formatTimeZone } from '@portal/domain/ground/formats/dates';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useLanguage } from './use-language.ts';

/** The times of the right to cancel in words, on the clock of the purchaser's province, wherever the browser is. */
export function useRightWords({ archivedAt, cancellation }: Pick<Trade, 'archivedAt' | 'cancellation'>) {
  const language = useLanguage();
  const { timeZone } = cancellation;
  const endsAt = cancellation.rightEndsAt ?? '';
  return {
    /** The last day, such as `Monday, November 23`. */
    day: formatLastDay(endsAt, language, timeZone),
    dayAndYear: formatLastDay(endsAt, language, timeZone, { withYear: true }),
    zone: formatTimeZone(endsAt, language, timeZone),
    cancelledAt: formatDateTime(archivedAt ?? '', language, timeZone),
    cancelledZone: formatTimeZone(archivedAt ?? '', language, timeZone),
  };
}
