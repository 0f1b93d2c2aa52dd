import type { OnboardingAnswers, User } from '@portal/domain/people/account/user.wire';
import { ONBOARDING_SCOPE } from '@portal/domain/people/drafts/draft.wire';
import { firstUnanswered } from '@portal/domain/people/onboarding/answers';
import type { OnboardingStep } from '@portal/domain/people/onboarding/onboarding-steps';
import { QUESTION_KEYS, questionAt } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { ChevronRight } from '@portal/web/ui/icons';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useDraftSaver } from '#state/drafts/use-kept-draft.ts';
import { paths } from '#state/paths.ts';
import { markOnboardingStep, setOnboardingStep } from '#state/slices/onboarding-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { CompleteStep } from './complete-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { QuestionnaireFrame } from './questionnaire-frame.tsx';
import { reachableStep } from './reachable-step.ts';
import { isRevision } from './revision.ts';
import { useCountedAnswers } from './use-counted-answers.ts';

type QuestionnaireProps = {
  /** The step in the address. */
  wanted: OnboardingStep;
  /** Answers kept by the server from an earlier visit or another device. */
  kept: OnboardingAnswers;
  onFinished: (user: User) => void;
};

/** The questionnaire: holds the answers while the address moves from step to step, and saves them as they are given. */
export function Questionnaire({ wanted, kept, onFinished }: QuestionnaireProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [answers, setAnswers] = useState(kept);
  const { saver, status } = useDraftSaver(ONBOARDING_SCOPE);
  useCountedAnswers(answers, { saver, status });
  const [cameByItself, setCameByItself] = useState<OnboardingStep | null>(null);
  const step = reachableStep(wanted, answers);
  const { prev, next } = useAppSelector(({ onboarding }) => onboarding);
  // Before paint: the frame reads the step from the slice.
  useLayoutEffect(() => {
    dispatch(setOnboardingStep(step));
  }, [dispatch, step]);

  if (step !== wanted) {
    return <Navigate to={paths.onboarding(step)} replace />;
  }
  const goTo = (target: OnboardingStep | null, byItself = false) => {
    if (target !== null) {
      setCameByItself(byItself ? target : null);
      void saver.flush();
      void navigate(paths.onboarding(target));
    }
  };
  const goOn = (byItself = false) => {
    dispatch(markOnboardingStep({ step, complete: true }));
    // Missing answers still come first: the summary leads back to them.
    goTo(isRevision(state) ? 'complete' : next, byItself);
  };
  const goBack = () => goTo(prev);
  const answer = (given: string | string[]) => {
    const changed = { ...answers, [step]: given };
    setAnswers(changed);
    saver.change(changed);
  };
  const question = questionAt(step);
  const isResumed = Object.keys(kept).length > 0;
  return (
    <QuestionnaireFrame status={status}>
      {step === 'start' ? (
        <StartStep
          isResumed={isResumed}
          onBegin={() => (isResumed ? goTo(firstUnanswered(answers) ?? 'complete') : goOn())}
        />
      ) : null}
      {question === null ? null : (
        <QuestionStep
          key={step}
          question={question}
          answer={answers[step]}
          onAnswer={answer}
          cameByItself={cameByItself === step}
          onPrevious={goBack}
          onNext={() => goOn()}
          onFollow={() => goOn(true)}
        />
      )}
      {step === 'complete' ? (
        <CompleteStep
          answers={answers}
          cameByItself={cameByItself === step}
          onPrevious={goBack}
          onFinished={(user) => {
            dispatch(markOnboardingStep({ step, complete: true }));
            onFinished(user);
          }}
        />
      ) : null}
    </QuestionnaireFrame>
  );
}

type StartStepProps = {
  /** True if there are answers from an earlier visit or another device. */
  isResumed: boolean;
  onBegin: () => void;
};

/** What the questions are for. */
function StartStep({ isResumed, onBegin }: StartStepProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return (
    <div className="grid justify-items-start gap-6">
      <img
        src="/media/illustrations/welcome.svg"
        alt=""
        width="480"
        height="360"
        className="w-full max-w-xs self-center justify-self-center"
      />
      <header className="grid gap-3">
        <h1 className="text-3xl">{translate(QUESTION_KEYS.title('start'))}</h1>
        <p className="text-lg text-muted">{translate(QUESTION_KEYS.hint('start'))}</p>
      </header>
      <div className="rounded-card bg-sunken px-5 py-4 text-sm">
        <h2 className="font-text text-base font-semibold">{t('onboarding.about.title')}</h2>
        <p className="mt-1 text-muted">{t('onboarding.about.text')}</p>
      </div>
      <Button tone="primary" onPress={onBegin}>
        {t(isResumed ? 'onboarding.resume' : 'onboarding.begin')}
        <ChevronRight className="-mr-1.5 size-5" />
      </Button>
    </div>
  );
}
