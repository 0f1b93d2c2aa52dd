import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { checkAnswer } from '@portal/domain/people/onboarding/answers';
import { ONBOARDING_STEPS } from '@portal/domain/people/onboarding/onboarding-steps';
import type { DraftData } from '#state/drafts/draft-queue.ts';

/** The scope of the questionnaire's draft on the server. */
export const ONBOARDING_SCOPE = 'onboarding';

/** The answers in a draft; options no longer offered are dropped and asked again. */
export function answersOfDraft(data: DraftData | null): OnboardingAnswers {
  const answers: OnboardingAnswers = {};
  for (const step of ONBOARDING_STEPS) {
    const answer = data?.[step];
    if (isAnswer(answer) && checkAnswer(step, answer) === null) {
      answers[step] = answer;
    }
  }
  return answers;
}

function isAnswer(value: unknown): value is string | string[] {
  return (
    typeof value === 'string' || (Array.isArray(value) && value.every((option) => typeof option === 'string'))
  );
}
