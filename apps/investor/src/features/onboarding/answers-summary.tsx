import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { chosenOptions } from '@portal/domain/people/onboarding/chosen-options';
import { QUESTION_KEYS, QUESTIONS } from '@portal/domain/people/onboarding/questions';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { REVISION } from './revision.ts';

/** Every answer in a few words, each with the way back to its question. */
export function AnswersSummary({ answers }: { answers: OnboardingAnswers }) {
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
