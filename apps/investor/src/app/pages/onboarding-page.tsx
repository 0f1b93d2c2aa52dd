import { useTranslation } from 'react-i18next';

/** Onboarding page. */
export function OnboardingPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.onboarding')}</h1>;
}
