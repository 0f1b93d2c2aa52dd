import * as z from 'zod/mini';
import { calendarDay } from '../people/calendar-day.wire.ts';
import { isRuleId, RULES } from './rules.ts';

const LINE_MAX = 200;
const NOTE_MAX = 1000;
const CONFIRMATIONS_MAX = 500;

const confirmationSchema = z.object({
  rule: z.string().check(
    z.refine(isRuleId, { error: 'is no rule of the portal (docs/counsel.md lists them)', abort: true }),
    z.refine((id) => isRuleId(id) && RULES[id].isUsed, {
      error: 'is a rule that the portal makes no use of, so confirming it would change nothing',
    }),
  ),
  /** Who confirmed it. */
  by: z
    .string()
    .check(z.trim(), z.minLength(1, 'is empty'), z.maxLength(LINE_MAX, 'is longer than 200 characters')),
  on: z.string().check(z.refine((day) => calendarDay.safeParse(day).success, 'is a day, such as 2026-11-30')),
  note: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_MAX, 'is longer than 1,000 characters'))),
});

/**
 * `law.json` of a dealer's folder: what the dealer's counsel has confirmed, who did and when, and the day from which nothing is sold against
 * the law's limits. Without the file nothing is confirmed, and without the day the portal looks on.
 */
export const lawFileSchema = z.strictObject({
  from: z.optional(
    z.string().check(z.refine((day) => calendarDay.safeParse(day).success, 'is a day, such as 2026-11-30')),
  ),
  confirmed: z.array(confirmationSchema, 'is a list of confirmations').check(
    z.maxLength(CONFIRMATIONS_MAX, 'lists more than 500 confirmations'),
    z.refine((rows) => new Set(rows.map(({ rule }) => rule)).size === rows.length, 'confirms a rule twice'),
  ),
});
export type LawFile = z.infer<typeof lawFileSchema>;
export type Confirmation = LawFile['confirmed'][number];

/** What the portal goes by where a dealer's folder has no `law.json`: nothing is confirmed. */
export const NOTHING_CONFIRMED: LawFile = { confirmed: [] };
