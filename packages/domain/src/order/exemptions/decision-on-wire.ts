import type { RuleId } from '../../ground/law/rules.ts';
import { dollarsFromCents } from '../../ground/money/cents.ts';
import type { ExemptionDecision, Fact } from './exemption-decision.ts';
import { type Citation, explainDecision } from './explain-decision.ts';
import { DAYS_SHOWN_MAX, type ShownDecision, type ShownFact } from './room.wire.ts';

const orNull = (cents: bigint | null) => (cents === null ? null : dollarsFromCents(cents));

/** A decision as it travels: amounts in dollars, each paragraph with its section and its facts. */
export function decisionOnWire(
  decision: Pick<
    ExemptionDecision,
    | 'outcome'
    | 'exemption'
    | 'blockedBy'
    | 'capCents'
    | 'usedCents'
    | 'roomCents'
    | 'roomWithoutAdviceCents'
    | 'freesUp'
    | 'needsAdvice'
    | 'needsRepresentative'
    | 'needsEvidence'
    | 'isIncomeOutdated'
    | 'ruleId'
    | 'limbs'
  >,
): ShownDecision {
  const { rule, because } = explainDecision(decision);
  const { outcome, exemption, blockedBy, needsAdvice, needsRepresentative, needsEvidence, isIncomeOutdated } =
    decision;
  return {
    outcome,
    exemption,
    blockedBy,
    cap: orNull(decision.capCents),
    used: dollarsFromCents(decision.usedCents),
    room: orNull(decision.roomCents),
    roomWithoutAdvice: orNull(decision.roomWithoutAdviceCents),
    freesUp: decision.freesUp
      .slice(0, DAYS_SHOWN_MAX)
      .map(({ cents, on }) => ({ amount: dollarsFromCents(cents), on })),
    needsAdvice,
    needsRepresentative,
    needsEvidence,
    isIncomeOutdated,
    rule: rule === null ? null : citationOnWire(rule),
    because: because.map(({ facts, ...citation }) => ({
      ...citationOnWire(citation),
      facts: facts.map(factOnWire),
    })),
  };
}

function citationOnWire<Id extends RuleId>({ ruleId, instrument, section, figureCents }: Citation<Id>) {
  return { ruleId, instrument, section, figure: orNull(figureCents) };
}

function factOnWire(fact: Fact): ShownFact {
  return {
    of: fact.of,
    amount: 'cents' in fact ? dollarsFromCents(fact.cents) : null,
    owed: 'owedCents' in fact ? dollarsFromCents(fact.owedCents) : null,
    year: 'year' in fact ? fact.year : null,
    isExpected: 'isExpected' in fact && fact.isExpected,
    relation: fact.of === 'relation' ? fact.is : null,
  };
}
