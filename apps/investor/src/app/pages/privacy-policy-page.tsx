import { useTranslation } from 'react-i18next';

/** PrivacyPolicy page. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.privacyPolicy')}</h1>;
}
