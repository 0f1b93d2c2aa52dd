import { languageOf } from './locales.ts';
import { formatNumber } from './numbers.ts';

const nothing = () => undefined;

/**
 * One stop where a time ends its sentence: 'until 4:44 p.m.', never 'p.m..'. A module for i18next, which both `use` and name in
 * `postProcess`.
 */
export const ONE_STOP = {
  type: 'postProcessor',
  name: 'one-stop',
  process: (text: string): string => text.replace(/([ap]\.m\.)\./g, '$1'),
} as const;

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
