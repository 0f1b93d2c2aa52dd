import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';

/** Read by the server to choose between the prerendered pages. */
const COOKIE_NAME = 'language';
const COOKIE_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The sources of a first language, best first. */
export type LanguageSources = {
  /** By the address of a link. */
  asked?: string;
  stored: Language | null;
  cookie: string;
  browser: readonly string[];
};

/**
 * The initial language: the one that a link asks for, the one chosen before, otherwise the first of the browser's languages that we have, so
 * that a French browser gets French on its first visit; English otherwise.
 */
export function chooseLanguage({ asked = '', stored, cookie, browser }: LanguageSources): Language {
  const candidates = [asked, stored ?? '', readLanguageCookie(cookie), ...browser];
  for (const candidate of candidates) {
    const language = LANGUAGES.find((known) => candidate.toLowerCase().split('-')[0] === known);
    if (language !== undefined) {
      return language;
    }
  }
  return 'en';
}

function readLanguageCookie(cookie: string): string {
  const entry = cookie.split('; ').find((part) => part.startsWith(`${COOKIE_NAME}=`));
  return entry?.slice(COOKIE_NAME.length + 1) ?? '';
}

/** Tells the server for the next visit; not a secret, and sent only to our own origin. */
export function keepLanguage(language: Language): void {
  // Not through cookieStore, which is missing if a portal is tried over plain HTTP.
  Object.assign(document, { cookie: languageCookie(language, window.location.protocol === 'https:') });
}

function languageCookie(language: Language, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
  return `${COOKIE_NAME}=${language}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
