import { startOfDay } from '../../../ground/formats/clock-days.ts';
import { DEALER_TIME_ZONE } from '../../../ground/formats/dates.ts';
import type { BankLine } from '../statements/statement.ts';
import { hasAllWords, wordsOf } from './orders-named.ts';

/** A receipt that a provider reported for no known order, of the line's amount. */
export type ToldOfNoOrder = {
  readonly reference: string | null;
  /** The order as the provider named it. */
  readonly orderRef: string | null;
  readonly valueAt: Date;
};

/** Banks post what providers report within a week. */
const DAYS_APART_MAX = 7;
const DAY_MS = 86_400_000;

/**
 * The receipt that a line stands for, among those of its amount: the one whose reference is in the line's text, or else the nearest by day within a
 * week. The amount alone is never enough. Undefined where there is none.
 */
export function toldOfLine<Told extends ToldOfNoOrder>(
  { day, description, party }: Pick<BankLine, 'day' | 'description' | 'party'>,
  told: readonly Told[],
): Told | undefined {
  const words = new Set(wordsOf(`${description} ${party ?? ''}`));
  const names = ({ reference, orderRef }: Told) =>
    [reference, orderRef].some((name) => name !== null && hasAllWords(words, name));
  const apartMs = ({ valueAt }: Told) =>
    Math.abs(Number(valueAt) - Number(startOfDay(day, DEALER_TIME_ZONE)));
  const byDay = [...told].sort((one, other) => apartMs(one) - apartMs(other));
  return byDay.find(names) ?? byDay.find((each) => apartMs(each) <= DAYS_APART_MAX * DAY_MS);
}
