import { useTranslation } from 'react-i18next';

/** ResetPassword page. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.resetPassword')}</h1>;
}
