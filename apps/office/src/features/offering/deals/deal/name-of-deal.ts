import type { Bilingual } from '@portal/domain/offering/deals/authoring/deal-content';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useTranslation } from 'react-i18next';

/** The name of a deal in the language on screen, or in the other language if only that one exists. */
export function useNameOfDeal(): (name: Bilingual) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (name) => [name[language], name.en, name.fr].find((text) => text !== '') ?? t('officeDeals.unnamed');
}
