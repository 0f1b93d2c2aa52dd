import type { OnboardingAnswers, User } from '@portal/domain/people/account/user.wire';
import { mayInvest } from '@portal/domain/people/onboarding/answers';
import { QUESTION_KEYS, UNDER_AGE } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { ChevronLeft } from '@portal/web/ui/icons';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useSetOnboardedMutation } from '#state/session-api.ts';
import { AnswersSummary } from './answers-summary.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

type CompleteStepProps = {
  answers: OnboardingAnswers;
  onPrevious: () => void;
  /** Called once the server has recorded the answers. */
  onFinished: (user: User) => void;
};

/** The end of the questionnaire: what was understood, and the way into the marketplace. */
export function CompleteStep({ answers, onPrevious, onFinished }: CompleteStepProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const [finish, { error, isLoading }] = useSetOnboardedMutation();
  const submit = async () => {
    const { data } = await finish({ newValue: true, answers });
    if (data !== undefined) {
      onFinished(data);
    }
  };
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-3xl">{translate(QUESTION_KEYS.title('complete'))}</h1>
        <p className="text-lg text-muted">{translate(QUESTION_KEYS.hint('complete'))}</p>
      </header>
      {mayInvest(answers) ? null : (
        <Notice tone="attention">{translate(QUESTION_KEYS.notice('age', UNDER_AGE))}</Notice>
      )}
      <ConflictNotice answers={answers} />
      <AnswersSummary answers={answers} />
      <FormFailure error={error} />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button onPress={onPrevious}>
          <ChevronLeft className="-ml-1.5 size-5" />
          {t('onboarding.previous')}
        </Button>
        <Button tone="primary" isPending={isLoading} onPress={() => void submit()}>
          {t('onboarding.finish')}
        </Button>
      </div>
    </div>
  );
}
