import { useTranslation } from 'react-i18next';

/** Signing page. */
export function SigningPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.signing')}</h1>;
}
