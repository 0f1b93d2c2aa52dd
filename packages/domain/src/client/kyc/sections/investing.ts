import { hundredthsOf } from '../../../ground/money/hundredths-of.ts';
import { oneOf, yesOrNo, yesOrNoIfAnswered } from '../fields/choice-rules.ts';
import { hasParts } from '../fields/draft.ts';
import { askedWhen, group, type KeptBy } from '../fields/field-schema.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { PERCENTAGE_MAX, YEARS_MAX } from '../fields/kyc-limits.ts';
import { percentage, wholeNumber } from '../fields/number-rules.ts';
import {
  EXPERIENCE_LEVELS,
  FUND_SOURCES,
  INVESTMENTS_OUTSIDE,
  KNOWLEDGE_LEVELS,
  LIQUIDITY_NEEDS,
  OBJECTIVES,
  RISK_CAPACITIES,
  RISK_TOLERANCES,
} from '../fields/options.ts';
import { optional, required } from '../fields/text-rules.ts';
import { PURCHASES_FIELDS, purchasesSchema } from './purchases-elsewhere.ts';

/** Three shares make the whole, 100 per cent (specification section 5). */
const WHOLE_BASIS_POINTS = 10_000;

/**
 * The rules of investing; the three shares are compared with 100 as soon as each of them is right. Purchases elsewhere are asked where a
 * limit can apply to them.
 */
export function investingSchema(answers: unknown, context: KycContext) {
  const share = required(percentage);
  return group({
    knowledge: required(oneOf(KNOWLEDGE_LEVELS)),
    experience: required(oneOf(EXPERIENCE_LEVELS)),
    boughtElsewhere: askedWhen(context.mayBeLimited, yesOrNo),
    purchasesElsewhere: purchasesSchema(answers, context),
    // Follows from the purchases: see `withTotals`.
    investmentsOutside: optional(oneOf(INVESTMENTS_OUTSIDE)),
    objective: required(oneOf(OBJECTIVES)),
    // Willingness to take risk.
    riskTolerance: required(oneOf(RISK_TOLERANCES)),
    // Capacity to bear loss.
    risk: required(oneOf(RISK_CAPACITIES)),
    // How much of the money may be needed before the end.
    liquidityNeed: required(oneOf(LIQUIDITY_NEEDS)),
    // Shares of the money to be invested by the loss it could suffer, per cent, 100 together.
    potentialLoss: group({ low: share, medium: share, high: share }, (shares) =>
      lossSharesLeft(shares) === 0 ? undefined : { wrong: 'kyc.issues.riskTotal', at: [] },
    ),
    // Share of net worth that the investor is comfortable to hold in such investments, per cent.
    comfortablePercentage: required(percentage),
    timeframeYears: required(wholeNumber(0, YEARS_MAX)),
    // What the signer confirms about money laundering rests on it.
    source: required(oneOf(FUND_SOURCES)),
    newAccount: yesOrNoIfAnswered,
  });
}

/** Needs, knowledge and risk profile. */
export type Investing = KeptBy<typeof investingSchema>;

/** What the three shares leave of 100 per cent, in basis points; what is no percentage yet counts as 0. */
export function lossSharesLeft(shares: unknown): number {
  const given = hasParts(shares) ? Object.values(shares) : [];
  return given.reduce<number>((left, share) => left - Number(hundredthsOf(share) ?? 0n), WHOLE_BASIS_POINTS);
}

export const INVESTING_FIELDS: readonly FieldSpec[] = [
  { path: 'knowledge', kind: 'choice', choices: KNOWLEDGE_LEVELS, question: true },
  { path: 'experience', kind: 'choice', choices: EXPERIENCE_LEVELS, question: true },
  {
    path: 'investmentsOutside',
    kind: 'choice',
    choices: INVESTMENTS_OUTSIDE,
    question: true,
    hint: true,
    formerly: true,
  },
  { path: 'boughtElsewhere', kind: 'yesNo', question: true, hint: true },
  ...PURCHASES_FIELDS,
  { path: 'newAccount', kind: 'yesNo', question: true },
  { path: 'objective', kind: 'choice', choices: OBJECTIVES, question: true },
  { path: 'timeframeYears', kind: 'wholeNumber', max: YEARS_MAX, question: true, hint: true },
  { path: 'liquidityNeed', kind: 'choice', choices: LIQUIDITY_NEEDS, question: true, hint: true },
  { path: 'riskTolerance', kind: 'choice', choices: RISK_TOLERANCES, question: true },
  { path: 'risk', kind: 'choice', choices: RISK_CAPACITIES, question: true, hint: true },
  { path: 'potentialLoss.low', kind: 'percentage', max: PERCENTAGE_MAX, hint: true },
  { path: 'potentialLoss.medium', kind: 'percentage', max: PERCENTAGE_MAX, hint: true },
  { path: 'potentialLoss.high', kind: 'percentage', max: PERCENTAGE_MAX, hint: true },
  { path: 'comfortablePercentage', kind: 'percentage', max: PERCENTAGE_MAX, question: true, hint: true },
  { path: 'source', kind: 'choice', choices: FUND_SOURCES, question: true, hint: true },
];
