import { useTranslation } from 'react-i18next';

/** ForgotPassword page. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.forgotPassword')}</h1>;
}
