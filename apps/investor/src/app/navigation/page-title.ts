import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title to page and portal; pages with a better name (a deal's) call it again. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('shell.pageTitle', { page, site: t('brand.siteTitle') });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
