import type { Language } from '../people/languages.ts';
import { normalisePhone } from '../people/normalise-phone.ts';

const KEPT = /^(?:\+1(\d{3})(\d{3})(\d{4})|(\+\d+))(?:;ext=(\d+))?$/;

/**
 * A telephone number as Canadians of the language write it, with its extension: `416-555-0142 ext. 22` or
 * `416 555-0142, poste 22`. One of another country, or text that is none, stays as it is.
 */
export function formatPhone(text: string, language: Language): string {
  const match = KEPT.exec(normalisePhone(text) ?? '');
  if (match === null) {
    return text;
  }
  const [, area, exchange, line, abroad, extension] = match;
  const number =
    abroad ?? (language === 'fr' ? `${area}\u00a0${exchange}\u2011${line}` : `${area}-${exchange}-${line}`);
  if (extension === undefined) {
    return abroad === undefined ? number : text;
  }
  return language === 'fr' ? `${number}, poste\u00a0${extension}` : `${number} ext.\u00a0${extension}`;
}
