import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatCentsBriefly } from '../money/format-cents.ts';
import { normalisePhone } from '../people/normalise-phone.ts';
import {
  daysUntil,
  formatDate,
  formatDateTime,
  formatDay,
  formatDaysAway,
  formatLastDay,
  formatMonth,
  formatTime,
  formatTimeZone,
} from './dates.ts';
import { formatPhone } from './format-phone.ts';
import { fullName } from './full-name.ts';
import { LOCALES, languageOf } from './locales.ts';
import { formatFileSize, formatNumber, formatPercent } from './numbers.ts';

/** The space that does not break a line, which fr-CA puts into numbers. */
const NBSP = '\u00a0';

describe('a language', () => {
  it.each([
    ['a French locale is French', 'fr-CA', 'fr'],
    ['French of France is French', 'FR-fr', 'fr'],
    ['bare French is French', ' fr ', 'fr'],
    ['English is English', 'en-CA', 'en'],
    ['Frisian is not French', 'fry', 'en'],
    ['nothing is English', undefined, 'en'],
  ] as const)('%s', (_row, tag, language) => {
    expect(languageOf(tag)).toBe(language);
    expect(LOCALES[language]).toBe(`${language}-CA`);
  });
});

describe('money', () => {
  it.each([
    ['an order', 5_000_000n, '$50,000.00', `50${NBSP}000,00${NBSP}$`],
    ['cents', 7n, '$0.07', `0,07${NBSP}$`],
    ['millions', 123_456_789_01n, '$123,456,789.01', `123${NBSP}456${NBSP}789,01${NBSP}$`],
    ['a debt', -1_250n, '-$12.50', `-12,50${NBSP}$`],
  ])('%s shows its cents', (_row, cents, en, fr) => {
    expect(formatCents(cents, 'en')).toBe(en);
    expect(formatCents(cents, 'fr')).toBe(fr);
  });

  it.each([
    ['whole dollars lose their cents', 5_000_000n, '$50,000', `50${NBSP}000${NBSP}$`],
    ['broken dollars keep them', 5_000_050n, '$50,000.50', `50${NBSP}000,50${NBSP}$`],
  ])('briefly: %s', (_row, cents, en, fr) => {
    expect(formatCentsBriefly(cents, 'en')).toBe(en);
    expect(formatCentsBriefly(cents, 'fr')).toBe(fr);
  });
});

describe('numbers', () => {
  it.each([
    ['a count', 1_234, '1,234', `1${NBSP}234`],
    ['a measure', 1_234.567, '1,234.57', `1${NBSP}234,57`],
  ])('%s', (_row, value, en, fr) => {
    expect(formatNumber(value, 'en')).toBe(en);
    expect(formatNumber(value, 'fr')).toBe(fr);
  });

  it.each([
    ['the whole', 10_000, '100%', `100${NBSP}%`],
    ['a half percent', 50, '0.5%', `0,5${NBSP}%`],
    ['a return', 1_225, '12.25%', `12,25${NBSP}%`],
  ])('percentages from basis points: %s', (_row, basisPoints, en, fr) => {
    expect(formatPercent(basisPoints, 'en')).toBe(en);
    expect(formatPercent(basisPoints, 'fr')).toBe(fr);
  });

  it.each([
    ['an empty file', 0, '0 bytes', '0 octet'],
    ['a note', 640, '640 bytes', '640 octets'],
    ['a letter', 49_460, '48 kB', '48 ko'],
    ['almost a megabyte', 1_048_200, '1 MB', '1 Mo'],
    ['a picture', 1_468_006, '1.4 MB', '1,4 Mo'],
    ['a film', 5_000_000_000_000, '4,656.6 GB', `4${NBSP}656,6 Go`],
  ])('file sizes: %s', (_row, bytes, en, fr) => {
    expect(formatFileSize(bytes, 'en').replaceAll(NBSP, ' ')).toBe(en);
    expect(formatFileSize(bytes, 'fr').replaceAll(NBSP, ' ')).toBe(fr.replaceAll(NBSP, ' '));
  });
});

describe('dates', () => {
  it.each([
    ['a birth date', '1986-04-17', 'April\u00a017, 1986', '17\u00a0avril 1986'],
    ['the first of a month', '2026-01-01', 'January\u00a01, 2026', '1er\u00a0janvier 2026'],
    ['the eleventh is no first', '2026-08-11', 'August\u00a011, 2026', '11\u00a0août 2026'],
    ['a leap day', '2024-02-29', 'February\u00a029, 2024', '29\u00a0février 2024'],
    ['a day that does not exist', '2026-02-30', '', ''],
    ['no day', 'soon', '', ''],
  ])('days: %s', (_row, day, en, fr) => {
    expect(formatDay(day, 'en')).toBe(en);
    expect(formatDay(day, 'fr')).toBe(fr);
  });

  it('a month is named with its year', () => {
    expect(formatMonth('2026-11', 'en')).toBe('November 2026');
    expect(formatMonth('2026-11', 'fr')).toBe('novembre 2026');
    expect(formatMonth('2026-13', 'en')).toBe('');
  });

  it('an instant falls on the day that the clock of the dealer shows', () => {
    expect(formatDate('2026-11-21T03:00:00Z', 'en')).toBe('November\u00a020, 2026');
    expect(formatDate('2026-11-21T03:00:00Z', 'fr', 'UTC')).toBe('21\u00a0novembre 2026');
  });

  it('an instant is written to the minute', () => {
    expect(formatDateTime('2026-11-21T20:05:00Z', 'en')).toMatch(/^November\u00a021, 2026 at 3:05\sp\.m\.$/u);
    expect(formatDateTime('2026-12-01T20:05:00Z', 'fr')).toMatch(/^1er\u00a0décembre 2026 à 15\sh\s05$/u);
  });

  it('a French hour has no leading zero, its minutes do', () => {
    expect(formatDateTime('2026-11-21T12:05:00Z', 'fr')).toMatch(/^21\u00a0novembre 2026 à 7\sh\s05$/u);
    expect(formatTime('2026-11-21T12:05:00Z', 'fr')).toBe(`7${NBSP}h${NBSP}05`);
    expect(formatTime('2026-11-21T12:05:00Z', 'en')).toMatch(/^7:05\sa\.m\.$/u);
    expect(formatTime('never', 'fr')).toBe('');
  });

  it.each([
    ['in English', '2026-11-24T05:00:00Z', 'en', 'America/Toronto', 'Monday, November\u00a023'],
    ['in French', '2026-11-24T05:00:00Z', 'fr', 'America/Toronto', 'lundi 23\u00a0novembre'],
    [
      'on the first of a month, in French',
      '2026-12-02T05:00:00Z',
      'fr',
      'America/Toronto',
      'mardi 1er\u00a0décembre',
    ],
    [
      'on a clock further west',
      '2026-02-19T08:00:00Z',
      'en',
      'America/Vancouver',
      'Wednesday, February\u00a018',
    ],
    [
      'of a server whose clock of British Columbia is an hour behind',
      '2026-11-24T08:00:00Z',
      'en',
      'America/Vancouver',
      'Monday, November\u00a023',
    ],
    ['of no instant', 'never', 'en', 'America/Toronto', ''],
  ] as const)('the day that a midnight closes: %s', (_row, midnight, language, timeZone, expected) => {
    expect(formatLastDay(midnight, language, timeZone)).toBe(expected);
  });

  it('the day that a midnight closes has its year where it may be read later', () => {
    const midnight = '2026-11-24T05:00:00Z';
    const format = (language: 'en' | 'fr') =>
      formatLastDay(midnight, language, 'America/Toronto', { withYear: true });
    expect(format('en')).toBe('Monday, November\u00a023, 2026');
    expect(format('fr')).toBe('lundi 23\u00a0novembre 2026');
  });

  it.each([
    ['2026-11-24T05:00:00Z', 'en', 'America/Toronto', 'Eastern Time'],
    ['2026-11-24T05:00:00Z', 'fr', 'America/Toronto', 'heure de l’Est'],
    ['2026-11-24T03:30:00Z', 'en', 'America/St_Johns', 'Newfoundland Time'],
    ['never', 'en', 'America/Toronto', ''],
  ] as const)('the name of a clock at %s in %s, %s: %s', (instant, language, timeZone, expected) => {
    expect(formatTimeZone(instant, language, timeZone)).toBe(expected);
  });

  it('what is no instant is written as nothing', () => {
    expect(formatDate('never', 'en')).toBe('');
    expect(formatDateTime('never', 'fr')).toBe('');
  });

  it.each([
    ['one minute left is still a day', 60_000, 1],
    ['a day and a minute are two', 86_460_000, 2],
    ['the moment itself is none', 0, 0],
  ])('days until: %s', (_row, milliseconds, days) => {
    expect(daysUntil(1_000 + milliseconds, 1_000)).toBe(days);
  });

  it.each([
    ['three days ahead', 3, 'in 3 days', 'dans 3 jours'],
    ['tomorrow', 1, 'tomorrow', 'demain'],
    ['yesterday', -1, 'yesterday', 'hier'],
  ])('days away: %s', (_row, days, en, fr) => {
    expect(formatDaysAway(days, 'en')).toBe(en);
    expect(formatDaysAway(days, 'fr')).toBe(fr);
  });
});

describe('telephone numbers', () => {
  it('are written as the language does', () => {
    expect(formatPhone('+18449554114', 'en')).toBe('844-955-4114');
    expect(formatPhone('+18449554114', 'fr')).toBe(`844${NBSP}955\u20114114`);
    expect(formatPhone('+33142685300', 'fr')).toBe('+33142685300');
    expect(formatPhone('+14165550199;ext=22', 'en')).toBe(`416-555-0199 ext.${NBSP}22`);
    expect(formatPhone('416-555-0199 x22', 'fr')).toBe(`416${NBSP}555\u20110199, poste${NBSP}22`);
    expect(formatPhone('+33142685300;ext=7', 'en')).toBe(`+33142685300 ext.${NBSP}7`);
    expect(formatPhone('call me', 'en')).toBe('call me');
  });

  it('once written are read as the same number', () => {
    const subscriber = fc.integer({ min: 2_002_000_000, max: 9_999_999_999 }).map((digits) => `+1${digits}`);
    fc.assert(
      fc.property(subscriber, fc.constantFrom('en', 'fr'), (phone, language) => {
        fc.pre(normalisePhone(phone) !== undefined);
        return normalisePhone(formatPhone(phone, language)) === phone;
      }),
    );
  });
});

describe('names', () => {
  it.each([
    ['three parts', { firstName: 'Ada', middleName: 'Marie', lastName: 'Tremblay' }, 'Ada Marie Tremblay'],
    ['an empty middle name', { firstName: 'Ada', middleName: ' ', lastName: 'Tremblay' }, 'Ada Tremblay'],
    ['stray blanks', { firstName: ' Ada ', lastName: 'St.  John' }, 'Ada St. John'],
    ['accents', { firstName: 'éloïse', lastName: 'Ólafsson' }, 'éloïse Ólafsson'],
    ['a single name', { firstName: 'Suzanne', lastName: '' }, 'Suzanne'],
  ])('%s', (_row, person, whole) => {
    expect(fullName(person)).toBe(whole);
  });
});
