import { useTranslation } from 'react-i18next';

/** Login page. */
export function LoginPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.login')}</h1>;
}
