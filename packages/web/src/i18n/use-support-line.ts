import { useTranslation } from 'react-i18next';

/** The dealer's support line as people read it, and as a link dials it. */
export function useSupportLine(): { phone: string; href: string } {
  const { t } = useTranslation();
  return { phone: t('brand.phone'), href: `tel:${t('brand.phoneToDial')}` };
}
