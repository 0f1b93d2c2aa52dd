import { languageOf } from '@portal/domain/ground/formats/locales';
import type { Language } from '@portal/domain/ground/people/languages';
import { useTranslation } from 'react-i18next';

/** The language on screen. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}
