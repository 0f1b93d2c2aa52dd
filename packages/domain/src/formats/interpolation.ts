import { languageOf } from './locales.ts';
import { formatNumber } from './numbers.ts';

/**
 * How values stand in a text, on screens, in mails and on papers alike: a number as the language writes it (`15,000`,
 * `15 000`), anything else as it is. HTML is escaped where HTML is made. For i18next's `interpolation`.
 */
export const INTERPOLATION = {
  escapeValue: false,
  alwaysFormat: true,
  format: (value: unknown, _format?: string, language?: string): string =>
    typeof value === 'number' ? formatNumber(value, languageOf(language)) : String(value),
} as const;
