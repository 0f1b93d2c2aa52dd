import { languageOf } from './locales.ts';
import { formatNumber } from './numbers.ts';

const nothing = () => undefined;

/** For i18next's `interpolation`. HTML is escaped where HTML is made. */
export const INTERPOLATION = { escapeValue: false, alwaysFormat: true } as const;

/**
 * How values stand in a text, on screens, in mails and on papers alike: a number as the language writes it (`15,000`,
 * `15 000`), anything else as it is. A module for i18next, whose own formats are not used.
 */
export const VALUES_IN_TEXTS = {
  type: 'formatter',
  init: nothing,
  add: nothing,
  addCached: nothing,
  format: (value: unknown, _format?: string, language?: string): string =>
    typeof value === 'number' ? formatNumber(value, languageOf(language)) : String(value ?? ''),
} as const;
