import { describe, expect, it } from 'vitest';
import { formatFullMoment, formatMoment, formatUtc } from './format-moment.ts';

const INSTANT = '2026-11-21T02:05:09.000Z';

describe('a moment on paper', () => {
  it.each([
    ['the evening before in Toronto', 'en', 'America/Toronto', '2026-11-20, 21:05 EST'],
    ['half an hour further in St. John’s', 'en', 'America/St_Johns', '2026-11-20, 22:35 NST'],
    ['in French', 'fr', 'America/Toronto', '2026-11-20, 21 h 05 HNE'],
  ] as const)('in short is %s', (_row, language, timeZone, text) => {
    expect(formatMoment(INSTANT, { language, timeZone })).toBe(text);
  });

  it.each([
    ['en', /^November 20, 2026 at 9:05:09\sp\.m\. EST$/u],
    ['fr', /^20 novembre 2026 à 21\sh\s05\smin\s09\ss\sHNE$/u],
  ] as const)('in full has its seconds and its zone (%s)', (language, text) => {
    expect(formatFullMoment(INSTANT, { language, timeZone: 'America/Toronto' })).toMatch(text);
  });

  it('in summer names daylight time', () => {
    expect(formatMoment('2026-07-02T16:00:00Z', { language: 'en', timeZone: 'America/Vancouver' })).toBe(
      '2026-07-02, 09:00 PDT',
    );
  });

  it('in UTC is the same in both languages', () => {
    expect(formatUtc(INSTANT)).toBe('2026-11-21 02:05:09 UTC');
  });
});
