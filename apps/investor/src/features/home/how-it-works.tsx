import { useTranslation } from 'react-i18next';

const STEPS = ['1', '2', '3', '4'] as const;

/** Investing in four steps; the downsides are as plain as the rest. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section id="how" aria-labelledby="how-title" className="grid scroll-mt-6 gap-8">
      <div className="grid gap-2">
        <h2 id="how-title" className="text-2xl">
          {t('home.steps.title')}
        </h2>
        <p className="max-w-prose text-muted">{t('home.steps.intro')}</p>
      </div>
      <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step) => (
          <li key={step} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <span aria-hidden="true" className="figures font-display text-2xl text-accent">
              {step}
            </span>
            <h3 className="text-lg font-semibold">{t(`home.steps.${step}.title`)}</h3>
            <p className="text-sm text-muted">{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
