import type { OnboardingAnswers } from '../../../people/account/user.wire.ts';
import { QUESTIONS, type QuestionStep } from '../../../people/onboarding/questions.ts';
import type { KycWireFinished } from './kyc-wire.ts';

/** What onboarding proposes for the investing section of the KYC profile, in wire names and values. */
export type InvestingProposal = Partial<
  Pick<
    KycWireFinished['investing'],
    'experience' | 'knowledge' | 'objective' | 'riskTolerance' | 'timeframe' | 'source'
  >
>;

type OptionOf<Step extends QuestionStep> = (typeof QUESTIONS)[Step]['options'][number];
type Table<Step extends QuestionStep, Value> = Readonly<Record<OptionOf<Step>, Value>>;

/** Years and kinds of investments: none, under five years, five to ten, over ten (`EXPERIENCE_LEVELS`). */
const EXPERIENCE: Table<'experience', string> = { '1': '1', '2': '2', '3': '3', '4': '4' };

/** What such experience teaches: none, basic, good, advanced (`KNOWLEDGE_LEVELS`). */
const KNOWLEDGE: Table<'experience', string> = { '1': '1', '2': '2', '3': '3', '4': '4' };

/** Preservation, income, balanced, growth, speculation (`OBJECTIVES`). */
const OBJECTIVE: Table<'objective', string> = { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' };

/** Whole years, the lower end of each range: money that may be needed sooner must not be planned for longer. */
const TIMEFRAME: Table<'horizon', number> = { '1': 1, '2': 2, '3': 5, '4': 10 };

/** Low, medium, high (`RISK_TOLERANCES`). */
const RISK_TOLERANCE: Table<'risk', string> = { '1': '1', '2': '2', '3': '3' };

/** Savings, sale of assets, inheritance or gift, pension, borrowed, other (`FUND_SOURCES`). */
const SOURCE: Table<'funding', string> = { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6' };

/**
 * The investing answers that onboarding already gave, so that nothing is asked twice; the investor confirms each in
 * the KYC form. Capacity for loss (`risk`) is left open on purpose: it depends on means, not on attitude, and the
 * two are to be judged apart.
 */
export function prefillInvesting(answers: OnboardingAnswers): InvestingProposal {
  const proposal: InvestingProposal = {};
  const experience = chosen('experience', answers);
  if (experience !== undefined) {
    proposal.experience = EXPERIENCE[experience];
    proposal.knowledge = KNOWLEDGE[experience];
  }
  const objective = chosen('objective', answers);
  if (objective !== undefined) {
    proposal.objective = OBJECTIVE[objective];
  }
  const risk = chosen('risk', answers);
  if (risk !== undefined) {
    proposal.riskTolerance = RISK_TOLERANCE[risk];
  }
  const horizon = chosen('horizon', answers);
  if (horizon !== undefined) {
    proposal.timeframe = TIMEFRAME[horizon];
  }
  const funding = chosen('funding', answers);
  if (funding !== undefined) {
    proposal.source = SOURCE[funding];
  }
  return proposal;
}

/** The option chosen at a single question; undefined while it is unanswered or no option of the list. */
function chosen<Step extends QuestionStep>(
  step: Step,
  answers: OnboardingAnswers,
): OptionOf<Step> | undefined {
  const options: readonly OptionOf<Step>[] = QUESTIONS[step].options;
  return options.find((option) => option === answers[step]);
}
