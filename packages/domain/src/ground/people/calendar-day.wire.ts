import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';

/** A day on the wire: one that exists, in a year that a clock can be asked about. */
export const calendarDay = z.iso
  .date({ error: 'errors.fieldInvalid', abort: true })
  .check(z.refine(isCalendarDate, { error: 'errors.fieldInvalid' }));
