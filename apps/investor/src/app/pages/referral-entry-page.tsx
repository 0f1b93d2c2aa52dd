import { useTranslation } from 'react-i18next';

/** ReferralEntry page. */
export function ReferralEntryPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.referralEntry')}</h1>;
}
