import type { Language } from '../people/languages.ts';

/** The Canadian locale of each language of the portal. */
export const LOCALES = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;

/** The language of a locale, a browser's language or an Accept-Language entry such as `fr-FR`; English otherwise. */
export function languageOf(tag: string | null | undefined): Language {
  return /^fr(-|$)/i.test(tag?.trim() ?? '') ? 'fr' : 'en';
}
