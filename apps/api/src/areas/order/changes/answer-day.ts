import { addDays, dayIn } from '@portal/domain/ground/formats/clock-days';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';

/** The latest day that may be given for an answer, counted from today. */
const ANSWER_DAYS_MAX = 60;
/** Days for an answer where the dealer gives none. */
const ANSWER_DAYS = 14;

/** The day by which an answer is asked for, on the clock of the investor's province. Throws VALIDATION for one that is past or too far off. */
export function answerDay(
  { clock }: Pick<Deps, 'clock'>,
  province: unknown,
  asked: string | undefined,
): string {
  const today = dayIn(timeZoneOf(isProvinceCode(province) ? province : 'CAN-ON'), clock.now());
  const day = asked ?? addDays(today, ANSWER_DAYS);
  if (day < today || day > addDays(today, ANSWER_DAYS_MAX)) {
    throw invalid([{ path: 'answerBy', key: 'office.order.changes.answerByWrong' }]);
  }
  return day;
}
