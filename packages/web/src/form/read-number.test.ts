import { describe, expect, it } from 'vitest';
import { doubtOf } from './doubt-of.ts';
import { answerOf, readNumber, textOf } from './read-number.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';

describe('a number typed by a person', () => {
  it.each([
    ['bare', '1234', 1234, 1234],
    ['with an English comma', '1,234', 1234, null],
    ['grouped and broken in English', '1,234.50', 1234.5, null],
    ['with many English groups', '1,234,567', 1_234_567, null],
    ['grouped by a blank', '1 234,50', 1234.5, 1234.5],
    ['grouped by a blank that does not break', `1${NBSP}234${NARROW}567`, 1_234_567, 1_234_567],
    ['with a French comma', '1234,5', 1234.5, 1234.5],
    ['with a point', '1234.5', 1234.5, 1234.5],
    ['with a sign before', '$1,234.50', 1234.5, null],
    ['with a sign after', `1${NBSP}234,50${NBSP}$`, 1234.5, 1234.5],
    ['with the currency', 'CAD 50000', 50_000, 50_000],
    ['as a percentage', '12,5 %', 12.5, 12.5],
    ['below zero', '-12', -12, -12],
    ['with a broken group', '1,23,456', null, null],
    ['with digits apart', '12 34', null, null],
    ['in words', 'about ten', null, null],
    ['with an exponent', '1e9', null, null],
    ['far too long', '9'.repeat(20), null, null],
    ['empty', '', null, null],
    ['with a point before three digits', '85.000', null, null],
    ['with a comma before three digits', '85,000', 85_000, null],
    ['with three decimals behind more digits', '1234,567', null, null],
    ['with four decimals', '85.0000', null, null],
    ['grouped, with three decimals', '1,234.567', null, null],
    ['grouped by a blank, with three decimals', '1 234,567', null, null],
    ['with three decimals of nothing', '0.125', null, null],
    ['pasted with invisible marks', '\u202A1234.50\u202C', 1234.5, 1234.5],
    ['with the sign of minus', '\u22125', -5, -5],
  ])('%s', (_row, text, english, french) => {
    expect(readNumber(text, 'en')).toBe(english);
    expect(readNumber(text, 'fr')).toBe(french);
  });

  it.each([
    ['a comma in French', 'fr', '85,000', { thousands: `85${NBSP}000`, decimals: '85,00' }],
    ['a point in French', 'fr', '85.000 $', { thousands: `85${NBSP}000`, decimals: '85,00' }],
    ['a point in English', 'en', '$85.125', { thousands: '85,125', decimals: '85.12' }],
    ['a comma in English', 'en', '85,000', null],
    ['a nought before the mark', 'fr', '0,125', null],
    ['two decimals', 'fr', '85,00', null],
    ['four digits before the mark', 'fr', '1234,567', null],
  ] as const)('%s may be two numbers, which it can be typed as', (_row, language, text, doubt) => {
    expect(doubtOf(text, language)).toEqual(doubt);
    if (doubt !== null) {
      expect(readNumber(doubt.thousands, language)).toBeGreaterThanOrEqual(1000);
      expect(readNumber(doubt.decimals, language)).toBeLessThan(1000);
    }
  });

  it.each([
    ['a number is a number', '1 000', 1000],
    ['what is none stays as typed', ' ten ', ' ten '],
    ['an emptied field is an empty text, not untouched', '  ', ''],
  ])('is an answer: %s', (_row, text, answer) => {
    expect(answerOf(text, 'en')).toBe(answer);
  });

  it.each([
    ['an amount with cents', 1234.5, '1,234.50', `1${NBSP}234,50`],
    ['a whole amount', 50_000, '50,000', `50${NBSP}000`],
    ['nothing yet', null, '', ''],
    ['text', 'ten', 'ten', 'ten'],
  ])('%s is shown as the language writes it, and reads back the same', (_row, answer, english, french) => {
    expect(textOf(answer, 'en', 2)).toBe(english);
    expect(textOf(answer, 'fr', 2)).toBe(french);
    if (typeof answer === 'number') {
      expect([readNumber(english, 'en'), readNumber(french, 'fr')]).toEqual([answer, answer]);
    }
  });
});
