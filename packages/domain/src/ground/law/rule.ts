import type { CalendarDate } from '../people/calendar-date.ts';
import type { ProvinceCode } from '../people/provinces.ts';

/** The instruments and Acts that rules stand in; `officeLaw.instruments` has their names in both languages. */
export const INSTRUMENTS = [
  'ni-45-106',
  'ni-45-106cp',
  'ni-31-103',
  'order-45-933',
  'order-45-510',
  'securities-act-on',
  'securities-act-qc',
  'charter-french-qc',
  'age-of-majority',
] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** What rules are about, in the order in which an order meets them. */
export const RULE_TOPICS = [
  'who-sells',
  'accredited',
  'eligible',
  'memorandum',
  'other-exemptions',
  'deal',
  'readings',
  'forms',
  'records',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/**
 * What a rule does while counsel has not confirmed it. A `rule` binds as it is written. A `reading` is the stricter of what a text may
 * mean, and stands too. A `relief` lets somebody do more and a `form` has prescribed wording: in production both are as if they did not
 * exist.
 */
export const RULE_KINDS = ['rule', 'reading', 'relief', 'form'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** One rule of the law as the portal applies it. Its figures stand in `figures.ts` under the same id. */
export type Rule = {
  readonly kind: RuleKind;
  readonly topic: RuleTopic;
  readonly instrument: Instrument;
  /** As the instrument numbers it: `2.9(2.1)(b)`; null where it is several Acts or was not read by section. */
  readonly section: string | null;
  /** Where it applies, by where the purchaser lives. */
  readonly in: 'everywhere' | readonly ProvinceCode[];
  /** The first day on which it applies; null for one that has applied for years. */
  readonly from: CalendarDate | null;
  /** The first day on which it no longer applies. */
  readonly until: CalendarDate | null;
  /** Where its text was read, and how much of it. */
  readonly source: string;
  /** True once counsel has confirmed it for every dealer; what one dealer's counsel confirmed stands in that dealer's `law.json`. */
  readonly confirmedByCounsel: boolean;
  /** Parts of a form's prescribed wording that nobody has found, and signers whom the portal cannot ask: a form that lacks one is never shown in production. */
  readonly missing: readonly string[];
  /** What to ask counsel; null where the text leaves nothing open. */
  readonly question: string | null;
  /** False for a rule that the portal knows and makes no use of: confirming it changes nothing. */
  readonly isUsed: boolean;
};

/** What a row says unless it says otherwise. */
export const PLAIN_RULE = {
  kind: 'rule',
  in: 'everywhere',
  from: null,
  until: null,
  confirmedByCounsel: false,
  missing: [],
  question: null,
  isUsed: true,
} as const satisfies Partial<Rule>;

/** NI 45-106, whose sections named here were read in full. */
export const NI_45_106 = {
  ...PLAIN_RULE,
  instrument: 'ni-45-106',
  source: 'NI 45-106, unofficial consolidation of the CSA to 4 December 2025; the section was read in full.',
} as const satisfies Partial<Rule>;
