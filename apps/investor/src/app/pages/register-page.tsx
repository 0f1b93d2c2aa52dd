import { useTranslation } from 'react-i18next';

/** Register page. */
export function RegisterPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.register')}</h1>;
}
