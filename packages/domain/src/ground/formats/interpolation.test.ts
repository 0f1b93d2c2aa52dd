import { describe, expect, it } from 'vitest';
import { ONE_STOP, VALUES_IN_TEXTS } from './interpolation.ts';

describe('a value in a text', () => {
  it.each<[string, unknown, string, string]>([
    ['a large number in English has commas', 15_000, 'en', '15,000'],
    ['a large number in French has no-break spaces', 15_000, 'fr', '15\u00a0000'],
    ['a broken number in French has a comma', 2.5, 'fr', '2,5'],
    ['a number that came as text is left alone, such as a year', '2026', 'en', '2026'],
    ['what is not given leaves nothing', undefined, 'en', ''],
    ['a name is left alone', 'Ana & Co.', 'en', 'Ana & Co.'],
  ])('%s', (_row, value, language, shown) => {
    expect(VALUES_IN_TEXTS.format(value, undefined, language)).toBe(shown);
  });
});

describe('the stop after a time', () => {
  it.each([
    ['ends the sentence, too', 'It works until 4:44 p.m..', 'It works until 4:44 p.m.'],
    ['stands once where the next sentence follows', 'Until 12:01 a.m.. Then?', 'Until 12:01 a.m. Then?'],
    ['stays within a sentence', 'At 9:00 a.m. on Monday.', 'At 9:00 a.m. on Monday.'],
    ['leaves three dots alone', 'Wait...', 'Wait...'],
  ])('%s', (_row, text, shown) => {
    expect(ONE_STOP.process(text)).toBe(shown);
  });
});
