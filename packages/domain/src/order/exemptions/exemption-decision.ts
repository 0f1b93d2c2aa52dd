import type { LawForm } from '../../ground/law/law-forms.ts';
import type { Exemption } from '../../ground/law/offering-facts.ts';
import type { RuleId } from '../../ground/law/rules.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';

/** What a class or an exemption rests on, as the purchaser's profile says it; amounts are in cents. */
export type Fact =
  | { of: 'income' | 'joint-income'; year: number; isExpected: boolean; cents: bigint }
  | {
      of: 'financial-assets' | 'joint-financial-assets';
      cents: bigint;
      /** What is owed on them, which the law takes off. */
      owedCents: bigint;
    }
  | { of: 'net-assets' | 'joint-net-assets'; cents: bigint }
  | { of: 'registered' | 'formerly-registered' | 'company' | 'held-by-eligible' }
  | { of: 'relation'; is: Relation }
  | { of: 'advice-of'; is: EligibilityAdviser };

/** How somebody stands to a director, officer, founder or control person of the issuer (NI 45-106 s. 2.5), as the issuer confirmed it. */
export const RELATIONS = ['family', 'friend', 'associate'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Whose advice makes an eligible investor under (h); never an exempt market dealer's. */
export type EligibilityAdviser = 'investment-dealer' | 'independent-lawyer-or-cpa';

/** The paragraphs that a class or an exemption may rest on. */
export const LIMB_RULES = [
  'ai-registered',
  'ai-formerly-registered',
  'ai-financial-assets',
  'ai-financial-assets-alone',
  'ai-income',
  'ai-income-with-spouse',
  'ai-net-assets',
  'ai-company',
  'eligible-net-assets',
  'eligible-income',
  'eligible-income-with-spouse',
  'eligible-companies',
  'eligible-related',
  'eligible-advised',
  'eligible-advised-manitoba',
  'family-and-friends',
  'minimum-amount',
] as const satisfies readonly RuleId[];
export type LimbRule = (typeof LIMB_RULES)[number];

/** One paragraph that somebody falls under, and the facts that say so. */
export type Limb = { ruleId: LimbRule; because: readonly Fact[] };

/**
 * Why nothing may be bought, in the order in which it is looked at: where the purchaser lives, how old they are, and then what each exemption
 * lacks, the one that is nearest to being lawful first.
 */
export const BLOCKS = [
  'outside-canada',
  'firm-not-registered',
  'offering-unsaid',
  'not-offered-there',
  'under-age',
  'over-limit',
  'form-off',
  'fund-not-allowed',
  'made-for-purpose',
  'no-exemption',
] as const;
export type Block = (typeof BLOCKS)[number];

/** Room that comes back on a day because purchases turn older than the window. */
export type RoomFreed = { cents: bigint; on: CalendarDate };

/** Under which exemption one purchaser may place one order, and how much. A later decision supersedes one; none is ever changed. */
export type ExemptionDecision = {
  /** `unknown` before there is a profile: nothing is refused for its amount then. */
  outcome: 'allowed' | 'refused' | 'unknown';
  /** The exemption that is relied on; where the limit alone stands in the way, the one whose limit it is. */
  exemption: Exemption | null;
  /** The rule that gives the exemption its instrument and section, or that refuses. */
  ruleId: RuleId | null;
  limbs: readonly Limb[];
  /** The most that all purchases of the window may come to, this one among them, on condition of advice too; null without a limit. */
  capCents: bigint | null;
  /** What others than this order took of the cap. */
  usedCents: bigint;
  /** What is left of the cap for this order; null without a limit. */
  roomCents: bigint | null;
  /** The part of `roomCents` for which no advice is needed; null where no advice would change anything. */
  roomWithoutAdviceCents: bigint | null;
  freesUp: readonly RoomFreed[];
  forms: readonly LawForm[];
  blockedBy: Block | null;
  /** True where nobody signs before a representative's positive determination is on record. */
  needsAdvice: boolean;
  /** True where the order waits until somebody who is registered where the purchaser lives works for it (NI 31-103 s. 4.1). */
  needsRepresentative: boolean;
  /** True where the class is more than a statement may carry (45-106CP s. 1.9): the office confirms it. */
  needsEvidence: boolean;
  /** Readings of an open text that this decision rests on; `exactly-five-million` goes to a person. */
  readings: readonly RuleId[];
  /** True where the profile's income is of another year, so that no class rests on it. */
  isIncomeOutdated: boolean;
  ruleVersion: string;
};
