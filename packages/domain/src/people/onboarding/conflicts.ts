import type { OnboardingAnswers } from '../account/user.wire.ts';
import { chosenOptions } from './chosen-options.ts';

/** What does not go well with investments that are risky and cannot be sold. */
export const CONFLICTS = ['soon', 'borrowed', 'neverInvested'] as const;
export type Conflict = (typeof CONFLICTS)[number];

const TOLD_BY = {
  /** The money may be needed in less than two years. */
  soon: { step: 'horizon', option: '1' },
  /** Most of it would come from a loan. */
  borrowed: { step: 'funding', option: '5' },
  neverInvested: { step: 'experience', option: '1' },
} as const satisfies Record<Conflict, { step: string; option: string }>;

/** The answers that a person had better discuss with a representative before an order. Nothing is refused because of them. */
export function conflictsIn(answers: OnboardingAnswers): readonly Conflict[] {
  return CONFLICTS.filter((conflict) => {
    const { step, option } = TOLD_BY[conflict];
    return chosenOptions(answers[step]).includes(option);
  });
}
