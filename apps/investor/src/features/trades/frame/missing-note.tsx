import { useTranslation } from 'react-i18next';
import { type StepReport, useStepSession } from '../use-step.ts';

/** Longer lists help nobody; the page itself shows the rest. */
const NAMED_MAX = 2;

/** Why Next is closed, and the way to what is missing. */
export function MissingNote({ report }: { report: StepReport | null }) {
  const { t } = useTranslation();
  const { events } = useStepSession();
  const missing = report?.missing ?? [];
  if (missing.length === 0) {
    return <p className="text-sm text-muted">{t('wizard.notReady')}</p>;
  }
  const fields = missing.slice(0, NAMED_MAX).join(', ');
  const more = missing.length - NAMED_MAX;
  return (
    <p className="text-sm text-muted">
      {more > 1
        ? t('wizard.missingMore', { fields, count: more })
        : t('wizard.missing', { fields: listed(missing, more) })}{' '}
      {report?.canShowMissing === true ? (
        <button
          type="button"
          className="-mx-2 -my-2.5 inline-flex min-h-11 min-w-11 items-center rounded-control px-2 align-middle font-semibold text-info underline underline-offset-[0.2em]"
          onClick={() => void events.emit('show-missing')}
        >
          {t('wizard.showMissing')}
        </button>
      ) : null}
    </p>
  );
}

/** One more than named is named too: 'and 1 more' says less in as much room. */
function listed(missing: readonly string[], more: number): string {
  return missing.slice(0, NAMED_MAX + Math.max(0, more)).join(', ');
}
