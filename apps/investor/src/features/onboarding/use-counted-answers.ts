import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { firstUnanswered } from '@portal/domain/people/onboarding/answers';
import { useEffect } from 'react';
import type { DraftSaver, DraftStatus } from '#state/drafts/draft-queue.ts';
import { useLazyProfileQuery } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * The server takes the questionnaire for done once it has the last required answer. The page then reads the person anew, so that
 * nothing reminds of it; answers that were all there from a time before are sent once more.
 */
export function useCountedAnswers(
  answers: OnboardingAnswers,
  { saver, status }: { saver: DraftSaver; status: DraftStatus },
): void {
  const isKnown = useAppSelector(({ auth }) => auth.user?.onboarded ?? true);
  const [readPerson] = useLazyProfileQuery();
  const isWaiting = !isKnown && firstUnanswered(answers) === null;
  const { kind } = status;
  useEffect(() => {
    if (isWaiting && kind === 'idle') {
      saver.change(answers);
    }
    if (isWaiting && kind === 'saved') {
      void readPerson();
    }
  }, [isWaiting, kind, saver, answers, readPerson]);
}
