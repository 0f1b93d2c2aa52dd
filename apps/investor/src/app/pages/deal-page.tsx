import { useTranslation } from 'react-i18next';

/** Deal page. */
export function DealPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.deal')}</h1>;
}
