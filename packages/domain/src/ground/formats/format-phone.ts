import type { Language } from '../people/languages.ts';
import { normalisePhone } from '../people/normalise-phone.ts';

const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/** A telephone number as Canadians of the language write it: `416-555-0142` or `416 555-0142`; others as they are. */
export function formatPhone(text: string, language: Language): string {
  const match = NORTH_AMERICAN.exec(normalisePhone(text) ?? '');
  if (match === null) {
    return text;
  }
  const [, area, exchange, line] = match;
  return language === 'fr' ? `${area}\u00a0${exchange}\u2011${line}` : `${area}-${exchange}-${line}`;
}
