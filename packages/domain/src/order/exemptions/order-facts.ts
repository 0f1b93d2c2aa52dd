import type { LawForm } from '../../ground/law/law-forms.ts';
import type { Exemption, OfferingFacts } from '../../ground/law/offering-facts.ts';
import type { RuleId } from '../../ground/law/rules.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { EligibilityAdviser, Relation } from './exemption-decision.ts';

/**
 * A purchase that may count against a limit. `reserved`: an open order, whose day of purchase is still to come; `distributed`: settled here
 * on that day; `declared`: bought elsewhere, as the purchaser says.
 */
export type PastPurchase = {
  cents: bigint;
  day: CalendarDate;
  under: Exemption;
  state: 'reserved' | 'distributed' | 'declared';
};

/** What representatives said of whether the order suits the purchaser: the last determination; null while there is none. */
export type Advice = 'positive' | 'negative' | null;

/** Everything about an order that its exemption depends on. */
export type OrderFacts = {
  /** The day on the calendar of where the purchaser lives. */
  day: CalendarDate;
  totalCents: bigint;
  isFirmRegistered: boolean;
  /** Whoever works for the order is registered where this purchaser lives. */
  isRepresentativeRegistered: boolean;
  /** Null for a deal whose version does not say. */
  offering: OfferingFacts | null;
  /** The prescribed forms whose wording may be used in the purchaser's language. */
  formsOn: ReadonlySet<LawForm>;
  /** The reliefs that may be relied on. */
  reliefsOn: ReadonlySet<RuleId>;
  advice: Advice;
  /** What the issuer confirmed; null for nothing. */
  confirmedRelation: Relation | null;
  /** Advice under paragraph (h) of 'eligible investor', where somebody got it. */
  eligibilityAdvice?: EligibilityAdviser | null;
};
