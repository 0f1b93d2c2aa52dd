import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { firstUnanswered } from '@portal/domain/people/onboarding/answers';
import { type OnboardingStep, onboardingIndex } from '@portal/domain/people/onboarding/onboarding-steps';

/** The step to show for `wanted`: itself, or an earlier unanswered question. */
export function reachableStep(wanted: OnboardingStep, answers: OnboardingAnswers): OnboardingStep {
  const open = firstUnanswered(answers);
  return open !== null && onboardingIndex(open) < onboardingIndex(wanted) ? open : wanted;
}
