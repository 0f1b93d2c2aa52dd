import { useTranslation } from 'react-i18next';

/** Order page. */
export function OrderPage() {
  const { t } = useTranslation();
  return <h1 className="text-3xl">{t('shell.title.order')}</h1>;
}
