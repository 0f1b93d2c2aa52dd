import type { OnboardingAnswers } from '../../../people/account/user.wire.ts';
import { chosenOptions } from '../../../people/onboarding/chosen-options.ts';
import type { ListedDeal } from '../deal.wire.ts';
import { dealTermFigures } from '../deal-figures.ts';
import type { DealType } from '../deal-types.ts';

/** In what a deal matches the person's questionnaire. */
export const DEAL_MATCHES = ['type', 'income', 'term'] as const;
export type DealMatch = (typeof DEAL_MATCHES)[number];

/** The kinds of investment that each option of the first question means; 'I do not know yet' means none. */
const TYPES_OF_INTEREST: Readonly<Record<string, readonly DealType[]>> = {
  '1': ['apartments'],
  '2': ['student'],
  '3': ['land'],
  '4': ['mortgage'],
  '5': ['commercial', 'industrial'],
  '6': ['research', 'energy'],
};

/** 'Pay me a regular income', and 'pay some income and grow a little'. */
const WANTS_INCOME = ['2', '3'];

/** When the money may be needed back at the soonest: the first year of each option. */
const YEARS_UNTIL_NEEDED: Readonly<Record<string, number>> = { '1': 0, '2': 2, '3': 5, '4': 10 };

/**
 * Where a deal matches a person's answers, each by one fact of the deal. It compares; it does not judge whether the
 * deal suits the person, which the dealer's people do on the profile.
 */
export function dealMatches(
  deal: Pick<ListedDeal, 'type' | 'infoTable' | 'paysIncome'>,
  answers: OnboardingAnswers,
): DealMatch[] {
  const facts: Readonly<Record<DealMatch, boolean>> = {
    type: chosenOptions(answers['real-estate']).some((option) =>
      TYPES_OF_INTEREST[option]?.includes(deal.type),
    ),
    income:
      deal.paysIncome && chosenOptions(answers.objective).some((option) => WANTS_INCOME.includes(option)),
    term: endsBeforeNeeded(deal, answers),
  };
  return DEAL_MATCHES.filter((match) => facts[match]);
}

function endsBeforeNeeded({ infoTable }: Pick<ListedDeal, 'infoTable'>, answers: OnboardingAnswers): boolean {
  const [horizon = ''] = chosenOptions(answers.horizon);
  const term = dealTermFigures(infoTable);
  const years = YEARS_UNTIL_NEEDED[horizon];
  return term !== null && years !== undefined && term[1] <= years;
}
