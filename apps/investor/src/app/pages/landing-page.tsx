import { useTranslation } from 'react-i18next';

/** Landing page. */
export function LandingPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.landing')}</h1>;
}
