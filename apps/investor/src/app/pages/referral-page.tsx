import { useTranslation } from 'react-i18next';

/** Referral page. */
export function ReferralPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.referral')}</h1>;
}
