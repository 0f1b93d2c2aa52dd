import { useTranslation } from 'react-i18next';

/** The dealer's support line, as text and as a `tel:` link. */
export function useSupportLine(): { phone: string; href: string } {
  const { t } = useTranslation();
  return { phone: t('brand.phone'), href: `tel:${t('brand.phoneToDial')}` };
}
