import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title to the page and the portal; pages that know better (the name of a deal) call it again. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('shell.pageTitle', { page, site: t('brand.siteTitle') });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
