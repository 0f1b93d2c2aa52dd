import * as z from 'zod/mini';
import { EXEMPTIONS } from '../../ground/law/offering-facts.ts';
import { INSTRUMENTS } from '../../ground/law/rule.ts';
import { RULE_IDS } from '../../ground/law/rules.ts';
import { isWireDollars } from '../../ground/money/cents.ts';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { PROVINCES } from '../../ground/people/provinces.ts';
import { BLOCKS, LIMB_RULES, RELATIONS } from './exemption-decision.ts';

/** More days on which room comes back than a page lists. */
export const DAYS_SHOWN_MAX = 24;

const dollars = z.number().check(z.refine(isWireDollars, { error: 'errors.fieldInvalid' }));

/** What a fact is about; its amount, its year and whose it is stand beside it. */
export const FACT_NAMES = [
  'income',
  'joint-income',
  'financial-assets',
  'joint-financial-assets',
  'net-assets',
  'joint-net-assets',
  'registered',
  'formerly-registered',
  'company',
  'held-by-eligible',
  'relation',
  'advice-of',
] as const;

const factSchema = z.object({
  of: z.enum(FACT_NAMES),
  amount: z.nullable(dollars).check(z.describe('Dollars, as the person answered.')),
  owed: z.nullable(dollars).check(z.describe('Dollars owed on financial assets, which the law takes off.')),
  year: z.nullable(z.int()).check(z.describe('The calendar year of an income.')),
  isExpected: z.boolean(),
  relation: z.nullable(z.enum(RELATIONS)),
});
export type ShownFact = z.infer<typeof factSchema>;

const citationShape = {
  instrument: z.enum(INSTRUMENTS),
  section: z.nullable(z.string()),
  figure: z.nullable(dollars).check(z.describe('The amount in dollars that the rule has.')),
};
const citationSchema = z.object({ ruleId: z.enum(RULE_IDS), ...citationShape });
export type ShownCitation = z.infer<typeof citationSchema>;

const reasonSchema = z.object({ ruleId: z.enum(LIMB_RULES), ...citationShape, facts: z.array(factSchema) });
export type ShownReason = z.infer<typeof reasonSchema>;

/** A decision as people read it: the exemption, its limit, and the facts that both rest on. */
export const shownDecisionSchema = z.object({
  outcome: z.enum(['allowed', 'refused', 'unknown']),
  exemption: z.nullable(z.enum(EXEMPTIONS)),
  blockedBy: z.nullable(z.enum(BLOCKS)),
  cap: z
    .nullable(dollars)
    .check(z.describe('Dollars in twelve months or for a purchase; null without a limit.')),
  used: dollars.check(z.describe('Dollars of the cap that others than this order took.')),
  room: z.nullable(dollars).check(z.describe('Dollars that are left; null without a limit.')),
  roomWithoutAdvice: z
    .nullable(dollars)
    .check(z.describe('The part of the room that needs no advice; null where none would change anything.')),
  freesUp: z.array(z.object({ amount: dollars, on: calendarDay })),
  needsAdvice: z.boolean(),
  needsRepresentative: z
    .boolean()
    .check(z.describe('The order waits for a representative who is registered where the person lives.')),
  needsEvidence: z.boolean(),
  isIncomeOutdated: z.boolean(),
  rule: z.nullable(citationSchema),
  because: z.array(reasonSchema),
});
export type ShownDecision = z.infer<typeof shownDecisionSchema>;

/** Answer of `GET /user/room`: how much the person may buy of a deal today, and why. */
export const roomSchema = z.object({
  ...shownDecisionSchema.shape,
  province: z.nullable(z.enum(PROVINCES)),
  isBinding: z
    .boolean()
    .check(z.describe('False while the portal looks on: an order beyond the room is recorded and taken.')),
});
export type Room = z.infer<typeof roomSchema>;
