import { AMOUNTS } from '../../ground/law/figures.ts';
import { LIMITED_BY_PURCHASE, LIMITED_BY_YEAR, WITHOUT_FUNDS } from '../../ground/law/jurisdictions.ts';
import { type LawForm, SIGNED_BY_OTHERS } from '../../ground/law/law-forms.ts';
import type { Exemption, OfferingFacts } from '../../ground/law/offering-facts.ts';
import type { PurchaserFacts } from '../../ground/law/purchaser-facts.ts';
import type { RuleId } from '../../ground/law/rules.ts';
import type { ProvinceCode } from '../../ground/people/provinces.ts';
import type { PurchaserClass } from './classify-purchaser.ts';
import type { Block } from './exemption-decision.ts';
import type { OrderFacts } from './order-facts.ts';

/** An exemption that a deal offers, and what stands between it and one purchaser; null for nothing but, perhaps, its limit. */
export type Candidate = {
  exemption: Exemption;
  ruleId: RuleId;
  forms: readonly LawForm[];
  lacks: { block: Block; ruleId: RuleId | null } | null;
};

/** Paragraphs of 'accredited investor' that no Form 45-106F9 is signed for (s. 2.3(6) names j, k and l alone). */
const WITHOUT_FORM: readonly RuleId[] = [
  'ai-registered',
  'ai-formerly-registered',
  'ai-financial-assets-alone',
  'ai-company',
];

type Case = {
  purchaser: PurchaserFacts;
  province: ProvinceCode;
  offering: OfferingFacts;
  order: OrderFacts;
  classes: PurchaserClass;
};

const isIn = (provinces: readonly ProvinceCode[], province: ProvinceCode) => provinces.includes(province);

/** The exemptions of a deal for one purchaser in the order in which they are tried: accredited, family and friends, minimum amount, memorandum. */
export function candidatesOf(about: Case): Candidate[] {
  return [accredited(about), familyAndFriends(about), minimumAmount(about), memorandum(about)].filter(
    ({ exemption }) => about.offering.exemptions.includes(exemption),
  );
}

const NOT_OPEN: Candidate['lacks'] = { block: 'no-exemption', ruleId: null };

function accredited({ purchaser, province, classes, order }: Case): Candidate {
  const limbs = classes.accredited.map(({ ruleId }) => ruleId);
  const forms: LawForm[] = limbs.some((id) => WITHOUT_FORM.includes(id)) ? [] : ['F9'];
  const isMade = purchaser.kind === 'entity' && purchaser.isMadeForPurpose;
  return {
    exemption: 'AI',
    ruleId: province === 'CAN-ON' ? 'ai-exemption-ontario' : 'ai-exemption',
    forms,
    lacks:
      limbs.length === 0
        ? NOT_OPEN
        : isMade
          ? { block: 'made-for-purpose', ruleId: 'ai-not-made-for-it' }
          : formOff(forms, order),
  };
}

/** Off unless counsel confirmed that a dealer may sell so; in Ontario never for an investment fund (s. 2.6.1). */
function familyAndFriends({ purchaser, province, offering, order }: Case): Candidate {
  const { confirmedRelation, reliefsOn } = order;
  const isOpen =
    purchaser.kind === 'individual' &&
    confirmedRelation !== null &&
    reliefsOn.has('family-and-friends') &&
    !(province === 'CAN-ON' && offering.isInvestmentFund);
  const forms = relationForms(province, confirmedRelation);
  return {
    exemption: 'FFBA',
    ruleId: 'family-and-friends',
    forms,
    lacks: isOpen ? formOff(forms, order) : NOT_OPEN,
  };
}

/** Ontario: Form 45-106F12 of everybody (s. 2.6.1). Saskatchewan: Form 45-106F5 of friends and associates, none of family (s. 2.6). */
function relationForms(province: ProvinceCode, relation: OrderFacts['confirmedRelation']): LawForm[] {
  if (province === 'CAN-ON') {
    return ['F12'];
  }
  return province === 'CAN-SK' && relation !== 'family' ? ['F5'] : [];
}

function minimumAmount({ purchaser, order }: Case): Candidate {
  const isOpen = purchaser.kind === 'entity' && order.totalCents >= AMOUNTS['minimum-amount'].cents;
  return {
    exemption: 'MIN',
    ruleId: 'minimum-amount',
    forms: [],
    lacks: !isOpen
      ? NOT_OPEN
      : purchaser.isMadeForPurpose
        ? { block: 'made-for-purpose', ruleId: 'minimum-amount' }
        : null,
  };
}

function memorandum({ purchaser, province, offering, order, classes }: Case): Candidate {
  const forms: LawForm[] =
    purchaser.kind === 'individual' && isIn(LIMITED_BY_YEAR, province) ? ['F4', 'F4-schedules'] : ['F4'];
  return {
    exemption: 'OM',
    ruleId: isIn(LIMITED_BY_YEAR, province)
      ? 'om-limit-year'
      : isIn(LIMITED_BY_PURCHASE, province)
        ? 'om-limit-purchase'
        : 'om-no-limit',
    forms,
    lacks: fundBar(province, offering) ?? madeBar(purchaser, province, classes) ?? formOff(forms, order),
  };
}

/** Funds and memoranda: (2.2)(b) in New Brunswick, Ontario and Québec, (2.2)(a) and (2)(d) in the others with limits. */
function fundBar(province: ProvinceCode, offering: OfferingFacts): Candidate['lacks'] {
  if (!offering.isInvestmentFund) {
    return null;
  }
  if (isIn(WITHOUT_FUNDS, province)) {
    return { block: 'fund-not-allowed', ruleId: 'om-no-funds' };
  }
  if (!offering.isRedeemable || offering.isReportingIssuer) {
    return null;
  }
  if (isIn(LIMITED_BY_YEAR, province)) {
    return { block: 'fund-not-allowed', ruleId: 'om-funds-year' };
  }
  return isIn(LIMITED_BY_PURCHASE, province)
    ? { block: 'fund-not-allowed', ruleId: 'om-funds-purchase' }
    : null;
}

/** Made solely to buy so: nobody in the six (3.0.1); in the five who is eligible by (a) (3); no bar in British Columbia and Newfoundland. */
function madeBar(
  { isMadeForPurpose }: PurchaserFacts,
  province: ProvinceCode,
  { eligible }: PurchaserClass,
): Candidate['lacks'] {
  if (!isMadeForPurpose) {
    return null;
  }
  if (isIn(LIMITED_BY_YEAR, province)) {
    return { block: 'made-for-purpose', ruleId: 'om-not-made-for-it' };
  }
  const isEligibleByA = eligible.some(({ ruleId }) => ruleId === 'eligible-net-assets');
  return isIn(LIMITED_BY_PURCHASE, province) && isEligibleByA
    ? { block: 'made-for-purpose', ruleId: 'om-not-made-for-it-eligible' }
    : null;
}

/** An exemption whose prescribed form is off is not offered. */
function formOff(forms: readonly LawForm[], { formsOn }: OrderFacts): Candidate['lacks'] {
  const mayBeSigned = forms.every((form) => formsOn.has(form) && !SIGNED_BY_OTHERS.includes(form));
  return mayBeSigned ? null : { block: 'form-off', ruleId: null };
}
