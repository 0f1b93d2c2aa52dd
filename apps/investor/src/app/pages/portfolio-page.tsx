import { useTranslation } from 'react-i18next';

/** Portfolio page. */
export function PortfolioPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.portfolio')}</h1>;
}
