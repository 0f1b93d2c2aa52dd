import * as z from 'zod/mini';
import { INSTRUMENTS, RULE_KINDS, RULE_TOPICS } from '../../ground/law/rule.ts';
import { RULE_IDS } from '../../ground/law/rules.ts';
import { RULE_STATES } from '../../ground/law/state-of-rule.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';

const ruleSchema = z.object({
  id: z.enum(RULE_IDS),
  topic: z.enum(RULE_TOPICS),
  kind: z.enum(RULE_KINDS),
  instrument: z.enum(INSTRUMENTS),
  section: z.nullable(z.string()),
  provinces: z
    .nullable(z.array(z.enum(PROVINCES)))
    .check(z.describe('Where it applies, by where the purchaser lives; null everywhere.')),
  from: z.nullable(calendarDay),
  until: z.nullable(calendarDay).check(z.describe('The first day on which it no longer applies.')),
  source: z.string().check(z.describe('Where the rule was read, in English.')),
  missing: z
    .array(z.string())
    .check(z.describe('Parts of a form’s wording that were not found, in English; it is off in production.')),
  question: z.nullable(z.string()).check(z.describe('What to ask counsel, in English.')),
  state: z.enum(RULE_STATES),
  confirmed: z.nullable(z.object({ by: z.string(), on: calendarDay, note: z.nullable(z.string()) })),
});

/** Answer of `GET /office/dealer/rules`: every rule of the law that the portal knows, and its state on the dealer's day. */
export const rulesOfLawSchema = z.object({ rules: z.array(ruleSchema) });
export type RulesOfLaw = z.infer<typeof rulesOfLawSchema>;
export type ShownRule = RulesOfLaw['rules'][number];
