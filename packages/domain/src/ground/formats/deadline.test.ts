import { describe, expect, it } from 'vitest';
import { formatDeadline } from './dates.ts';

describe('a moment of these days', () => {
  it.each([
    ['in English', 'en', '2026-11-25T04:45:00Z', 'Tue 24 Nov, 11:45 p.m.'],
    ['in French', 'fr', '2026-11-25T04:45:00Z', 'mar. 24 nov., 23 h 45'],
    ['in French on the first of a month', 'fr', '2026-12-01T15:00:00Z', 'mar. 1er déc., 10 h 00'],
    ['never where it is none', 'en', 'soon', ''],
  ] as const)('has its weekday and its minute %s', (_sentence, language, instant, expected) => {
    expect(formatDeadline(instant, language).replace(/\s/g, ' ')).toBe(expected);
  });
});
