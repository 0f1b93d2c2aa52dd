import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { negotiateLanguage } from './negotiate-language.ts';

/** The language of a page: what the person chose before (cookie `language`), else what the browser asks for. */
export function chooseLanguage(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Language {
  const chosen = /(?:^|;\s*)language=(\w{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? negotiateLanguage(headers['accept-language']);
}
