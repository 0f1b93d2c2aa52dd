import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** After this long people start to wonder. */
const SLOW_AFTER_MS = 5000;

/** The outline of a step while it loads (its own, else a generic one), with a sentence if it takes long. */
export function StepSkeleton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{t('wizard.loading')}</span>
      {children ?? (
        <div className="flex animate-late flex-col gap-5">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-36 rounded-card" />
        </div>
      )}
      {isSlow ? <p className="text-muted">{t('wizard.slow')}</p> : null}
    </div>
  );
}
