import { AGE_OF_MAJORITY } from '../../ground/law/age-of-majority.ts';
import { AMOUNTS } from '../../ground/law/figures.ts';
import type { OfferingFacts } from '../../ground/law/offering-facts.ts';
import type { PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import { RULE_VERSION } from '../../ground/law/rule-version.ts';
import type { RuleId } from '../../ground/law/rules.ts';
import { ageOn } from '../../ground/people/calendar-date.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { classifyPurchaser, type PurchaserClass } from './classify-purchaser.ts';
import { BLOCKS, type Block, type ExemptionDecision, type Limb } from './exemption-decision.ts';
import { countedPurchases, memorandumLimit, roomFreed, roomIn, sumOf } from './memorandum-limit.ts';
import type { OrderFacts, PastPurchase } from './order-facts.ts';

/** What is decided of somebody of whom nothing is known: it names nothing and asks for nothing. */
export const UNDECIDED: ExemptionDecision = {
  outcome: 'unknown',
  exemption: null,
  ruleId: null,
  limbs: [],
  capCents: null,
  usedCents: 0n,
  roomCents: null,
  roomWithoutAdviceCents: null,
  freesUp: [],
  forms: [],
  blockedBy: null,
  needsAdvice: false,
  needsRepresentative: false,
  needsEvidence: false,
  readings: [],
  isIncomeOutdated: false,
  ruleVersion: RULE_VERSION,
};

/**
 * Under which prospectus exemption one purchaser may place one order, and how much (NI 45-106). Looked at in this order: registered there,
 * offered there, of age, the class; then accredited investor, family and friends, minimum amount, offering memorandum, none. `past` has every
 * other purchase of theirs, none of this order. Where nobody of the dealer is registered there who works for the order, it waits, and
 * the rest is decided all the same.
 */
export function decideExemption({
  purchaser,
  past,
  order,
}: {
  purchaser: PurchaserFacts | null;
  past: readonly PastPurchase[];
  order: OrderFacts;
}): ExemptionDecision {
  if (purchaser === null) {
    return UNDECIDED;
  }
  const { province } = purchaser;
  if (province === null) {
    return refuse('outside-canada', null);
  }
  const { offering } = order;
  const needsRepresentative = !order.isRepresentativeRegistered;
  const shut = shutTo(purchaser, province, order);
  if (shut !== null || offering === null) {
    return { ...(shut ?? refuse('offering-unsaid', null)), needsRepresentative };
  }
  const classes = classifyPurchaser(purchaser, order);
  return {
    ...choose({ purchaser, province, offering, past, order, classes }),
    needsRepresentative,
    isIncomeOutdated: classes.isIncomeOutdated,
  };
}

type Judged = {
  purchaser: PurchaserFacts;
  province: ProvinceCode;
  offering: OfferingFacts;
  past: readonly PastPurchase[];
  order: OrderFacts;
  classes: PurchaserClass;
};

const refuse = (blockedBy: Block, ruleId: RuleId | null): ExemptionDecision => ({
  ...UNDECIDED,
  outcome: 'refused',
  blockedBy,
  ruleId,
});

/** What refuses everybody who lives there, or somebody so young, whatever they own. */
function shutTo(
  { kind, birthdate }: PurchaserFacts,
  province: ProvinceCode,
  { isFirmRegistered, offering, day }: OrderFacts,
): ExemptionDecision | null {
  if (!isFirmRegistered) {
    return refuse('firm-not-registered', 'registered-where-bought');
  }
  if (offering === null) {
    return refuse('offering-unsaid', null);
  }
  if (!offering.offeredIn.includes(province)) {
    return refuse('not-offered-there', null);
  }
  const age = AGE_OF_MAJORITY[province];
  if (kind === 'individual' && (birthdate === null || ageOn(birthdate, day) < age)) {
    return refuse('under-age', age === 18 ? 'majority-18' : 'majority-19');
  }
  return null;
}

/** The first exemption that allows the order; where none does, the block that is nearest to being lifted. */
function choose(judged: Judged): ExemptionDecision {
  const decisions = candidatesOf(judged).map((candidate) => decideUnder(candidate, judged));
  const allowed = decisions.find(({ outcome }) => outcome === 'allowed');
  const nearness = ({ blockedBy }: ExemptionDecision) => (blockedBy === null ? 0 : BLOCKS.indexOf(blockedBy));
  const [nearest] = decisions.toSorted((a, b) => nearness(a) - nearness(b));
  return allowed ?? nearest ?? refuse('no-exemption', null);
}

function decideUnder(candidate: Candidate, judged: Judged): ExemptionDecision {
  const { exemption, lacks, forms, ruleId } = candidate;
  if (lacks !== null) {
    return refuse(lacks.block, lacks.ruleId);
  }
  if (exemption === 'OM') {
    return decideMemorandum(candidate, judged);
  }
  const limbs = limbsUnder(exemption, judged);
  return {
    ...UNDECIDED,
    outcome: 'allowed',
    exemption,
    ruleId,
    limbs,
    forms,
    needsEvidence: exemption === 'AI' || exemption === 'FFBA',
    readings: readingsOf(limbs),
  };
}

function limbsUnder(exemption: 'AI' | 'FFBA' | 'MIN', { classes, order }: Judged): readonly Limb[] {
  switch (exemption) {
    case 'AI':
      return classes.accredited;
    case 'FFBA':
      return order.confirmedRelation === null
        ? []
        : [{ ruleId: 'family-and-friends', because: [{ of: 'relation', is: order.confirmedRelation }] }];
    case 'MIN':
      return [{ ruleId: 'minimum-amount', because: [{ of: 'company' }] }];
  }
}

/**
 * The definition says 'at least $5,000,000' and Form 45-106F9 'more than': where net assets of exactly that much alone carry the class, a
 * person looks at it.
 */
function readingsOf(limbs: readonly Limb[]): RuleId[] {
  const isExact = limbs.every(
    ({ ruleId, because }) =>
      ruleId === 'ai-net-assets' &&
      because.every((fact) => 'cents' in fact && fact.cents === AMOUNTS['ai-net-assets'].cents),
  );
  return limbs.length > 0 && isExact ? ['exactly-five-million'] : [];
}

function decideMemorandum({ forms }: Candidate, judged: Judged): ExemptionDecision {
  const { purchaser, province, past, order, classes } = judged;
  const limit = memorandumLimit(purchaser, province, classes, order);
  const counted = limit.isOverWindow ? countedPurchases(past, order.day) : [];
  const usedCents = sumOf(counted);
  const { capCents, withoutAdviceCents } = limit;
  const roomCents = capCents === null ? null : roomIn(capCents, usedCents);
  const roomWithoutAdviceCents = withoutAdviceCents === null ? null : roomIn(withoutAdviceCents, usedCents);
  const isOver = roomCents !== null && order.totalCents > roomCents;
  const needsAdvice = !isOver && roomWithoutAdviceCents !== null && order.totalCents > roomWithoutAdviceCents;
  const isByClass = limit.ruleId === 'om-no-limit-for-some';
  const limbs = [...classes.accredited, ...classes.eligible];
  return {
    ...UNDECIDED,
    outcome: isOver ? 'refused' : 'allowed',
    exemption: 'OM',
    ruleId: limit.ruleId,
    limbs,
    capCents,
    usedCents,
    roomCents,
    roomWithoutAdviceCents,
    freesUp: capCents === null ? [] : roomFreed(counted, capCents),
    forms,
    blockedBy: isOver ? 'over-limit' : null,
    needsAdvice,
    // Where (2.3) lifts the limit, it is the accredited class or the relation that is relied on, and not a statement of it.
    needsEvidence: isByClass && purchaser.kind === 'individual',
    readings: [
      ...(counted.length > 0 ? (['anniversary-counts'] as const) : []),
      ...(isByClass && order.confirmedRelation === null ? readingsOf(classes.accredited) : []),
    ],
  };
}
