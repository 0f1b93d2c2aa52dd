import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Wraps skeletons and says once that the page is loading. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('ui.loading')}</span>
      {children}
    </div>
  );
}
