import { useTranslation } from 'react-i18next';

/** Wizard page. */
export function WizardPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.wizard')}</h1>;
}
