import { useTranslation } from 'react-i18next';
import type { Language } from './blocks.ts';

/** The language on screen. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en';
}

/** BCP 47 tag for Intl: Canadian English or Canadian French. */
export function localeOf(language: Language): 'en-CA' | 'fr-CA' {
  return language === 'fr' ? 'fr-CA' : 'en-CA';
}
