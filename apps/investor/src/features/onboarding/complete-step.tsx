import type { OnboardingAnswers, User } from '@portal/domain/people/account/user.wire';
import { mayInvest } from '@portal/domain/people/onboarding/answers';
import { chosenOptions } from '@portal/domain/people/onboarding/chosen-options';
import { type Conflict, conflictsIn } from '@portal/domain/people/onboarding/conflicts';
import { QUESTION_KEYS, QUESTIONS, UNDER_AGE } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { ChevronLeft } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { useOwnRepresentativeQuery, useSetOnboardedMutation } from '#state/session-api.ts';
import { REVISION } from './revision.ts';
import { useJustCame } from './use-just-came.ts';

type CompleteStepProps = {
  answers: OnboardingAnswers;
  /** The question before led here by itself. */
  cameByItself: boolean;
  onPrevious: () => void;
  /** Called once the server has recorded the answers. */
  onFinished: (user: User) => void;
};

/** The end of the questionnaire: a summary, and the way into the marketplace. */
export function CompleteStep({ answers, cameByItself, onPrevious, onFinished }: CompleteStepProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const [finish, { error, isLoading }] = useSetOnboardedMutation();
  const [justCame] = useJustCame(cameByItself);
  const submit = async () => {
    if (justCame) {
      return;
    }
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

/** Every answer in a few words, each with a link to its question. */
function AnswersSummary({ answers }: { answers: OnboardingAnswers }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  return (
    <section
      aria-labelledby="understood"
      className="rounded-card border border-line bg-raised p-5 shadow-raised sm:p-7"
    >
      <h2 id="understood" className="text-xl">
        {t('onboarding.summary.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('onboarding.summary.intro')}</p>
      <dl className="mt-3">
        {Object.values(QUESTIONS).map(({ step }) => {
          const topic = t(`onboarding.${step}.topic`);
          const chosen = chosenOptions(answers[step]);
          return (
            <div
              key={step}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t py-2 first:border-t-0 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
            >
              <dt className="pt-2.5 text-sm text-muted">{topic}</dt>
              <dd className="col-start-1 row-start-2 pb-2 sm:col-start-2 sm:row-start-1 sm:pt-2.5">
                {chosen.length === 0 ? (
                  <span className="text-muted">{t('onboarding.summary.none')}</span>
                ) : (
                  <ul>
                    {chosen.map((option) => (
                      <li key={option}>{translate(QUESTION_KEYS.option(step, option))}</li>
                    ))}
                  </ul>
                )}
              </dd>
              <dd className="col-start-2 row-start-1 sm:col-start-3">
                <Link
                  to={paths.onboarding(step)}
                  state={REVISION}
                  aria-label={t('onboarding.summary.changeLabel', { topic })}
                  className="inline-flex min-h-11 items-center text-sm font-medium text-info underline underline-offset-4 hover:decoration-2"
                >
                  {t('onboarding.summary.change')}
                </Link>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const TEXTS = {
  soon: 'onboarding.conflicts.soon',
  borrowed: 'onboarding.conflicts.borrowed',
  neverInvested: 'onboarding.conflicts.neverInvested',
} as const satisfies Record<Conflict, string>;

/** What in the answers is worth discussing before an order, and with whom; nothing if nothing is. */
function ConflictNotice({ answers }: { answers: OnboardingAnswers }) {
  const conflicts = conflictsIn(answers);
  return conflicts.length === 0 ? null : <Talk conflicts={conflicts} />;
}

function Talk({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation();
  const { data, isLoading } = useOwnRepresentativeQuery();
  if (isLoading) {
    return null;
  }
  const name = data?.fullName ?? t('brand.name');
  return (
    <Notice
      tone="info"
      title={t('onboarding.conflicts.title', { name })}
      action={
        <LinkButton size="small" href={paths.contact()}>
          {t('onboarding.conflicts.write', { name })}
        </LinkButton>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {conflicts.map((conflict) => (
          <li key={conflict}>{t(TEXTS[conflict])}</li>
        ))}
      </ul>
      <p className="mt-2">{t('onboarding.conflicts.call', { name })}</p>
    </Notice>
  );
}
