import { useTranslation } from 'react-i18next';

/** Marketplace page. */
export function MarketplacePage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.marketplace')}</h1>;
}
