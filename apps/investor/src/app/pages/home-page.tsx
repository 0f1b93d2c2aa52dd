import { useTranslation } from 'react-i18next';

/** Home page. */
export function HomePage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.home')}</h1>;
}
