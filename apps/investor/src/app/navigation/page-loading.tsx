import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** After this long people start to wonder; on a good connection a page arrives far sooner. */
const SLOW_AFTER_MILLISECONDS = 5000;

/** Shown while a page's code loads: an outline, then a sentence and a reload button if it takes long. */
export function PageLoading() {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" className="grid content-start gap-5">
      <span className="sr-only">{t('shell.loading')}</span>
      <div aria-hidden="true" className="grid animate-late gap-5">
        <div className="h-10 w-2/3 animate-breathe rounded-control bg-line" />
        <div className="h-5 w-full max-w-prose animate-breathe rounded-control bg-line" />
        <div className="h-5 w-4/5 max-w-prose animate-breathe rounded-control bg-line" />
        <div className="h-48 animate-breathe rounded-card bg-line" />
      </div>
      {isSlow ? (
        <div className="flex flex-wrap items-center gap-4">
          <p className="max-w-prose text-muted">{t('shell.slow')}</p>
          <button
            type="button"
            className="min-h-12 rounded-control border border-line-strong bg-raised px-6 font-semibold hover:border-accent"
            onClick={() => window.location.reload()}
          >
            {t('shell.reload')}
          </button>
        </div>
      ) : null}
    </div>
  );
}
