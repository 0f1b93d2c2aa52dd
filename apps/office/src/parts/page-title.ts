import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document's title to the page and the office. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('office.pageTitle', { page, site: t('office.name') });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
