import { firstUnanswered } from '@portal/domain/onboarding/answers';
import { type OnboardingStep, onboardingIndex } from '@portal/domain/onboarding/onboarding-steps';
import type { OnboardingAnswers } from '@portal/domain/wire/user';

/** The step to show when `wanted` is asked for: itself, or the first question before it that waits for an answer. */
export function reachableStep(wanted: OnboardingStep, answers: OnboardingAnswers): OnboardingStep {
  const open = firstUnanswered(answers);
  return open !== null && onboardingIndex(open) < onboardingIndex(wanted) ? open : wanted;
}
