import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** How long the server keeps the units of an order that is not signed. */
const HOLD_HOURS = 72;
const STEPS = ['profile', 'details', 'sign', 'review'] as const;

/** What continuing does, and what comes after it. */
export function HoldNote() {
  const { t } = useTranslation();
  const holdId = useId();
  const nextId = useId();
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section aria-labelledby={holdId} className="flex flex-col gap-2">
        <h2 id={holdId} className="text-lg">
          {t('wizard.order.hold.title', { hours: HOLD_HOURS })}
        </h2>
        <p className="text-sm text-muted">{t('wizard.order.hold.text', { hours: HOLD_HOURS })}</p>
      </section>
      <section aria-labelledby={nextId} className="flex flex-col gap-2">
        <h2 id={nextId} className="text-lg">
          {t('wizard.order.next.title')}
        </h2>
        <ol className="flex flex-col gap-2 text-sm text-muted">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="figures grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
              >
                {index + 1}
              </span>
              {t(`wizard.order.next.${step}`)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
