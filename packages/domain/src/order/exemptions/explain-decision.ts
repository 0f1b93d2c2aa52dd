import { figuresOf } from '../../ground/law/figures-of.ts';
import type { Instrument } from '../../ground/law/rule.ts';
import { RULES, type RuleId } from '../../ground/law/rules.ts';
import type { ExemptionDecision, Fact, LimbRule } from './exemption-decision.ts';

/** Where a rule stands, and the figure it has. */
export type Citation<Id extends RuleId = RuleId> = {
  ruleId: Id;
  instrument: Instrument;
  section: string | null;
  figureCents: bigint | null;
};

/** Why a decision is as it is: the rule that it rests on, and each paragraph that the purchaser falls under with the facts that say so. */
export type Explanation = {
  rule: Citation | null;
  because: readonly (Citation<LimbRule> & { facts: readonly Fact[] })[];
};

/** Where a rule of the book stands. */
export function cite<Id extends RuleId>(ruleId: Id): Citation<Id> {
  const { instrument, section } = RULES[ruleId];
  return { ruleId, instrument, section, figureCents: figuresOf(ruleId).cents ?? null };
}

/** A decision as it is told to people; every fact of the decision is in it and none besides. */
export function explainDecision({ ruleId, limbs }: Pick<ExemptionDecision, 'ruleId' | 'limbs'>): Explanation {
  return {
    rule: ruleId === null ? null : cite(ruleId),
    because: limbs.map((limb) => ({ ...cite(limb.ruleId), facts: limb.because })),
  };
}
