import { describe, expect, it } from 'vitest';
import { isWrittenInLatin, plainForms, signNotDrawn } from './drawn-letters.ts';

describe('a text that papers print', () => {
  it.each([
    '12½, rue de l’Église – bureau 3 « A »',
    'Lot 7 & 8 (R.R. #2), c/o “Roy”',
    'Xʷməθkʷəy̓əm',
    'ᐃᖃᓗᐃᑦ, NU',
    'First line\nsecond line\twith a tabulator',
    '5 000 € ≈ 7 300 $',
    '',
  ])('may be %j', (text) => {
    expect(signNotDrawn(text)).toBeUndefined();
  });

  it.each([
    ['王府 Street', '王'],
    ['Москва', 'М'],
    ['Roy 😀', '😀'],
    ['Ada \u0301', undefined],
    ['\u0301Ada', '\u0301'],
    ['a\u0000', '\u0000'],
  ])('%j has %j, which they cannot draw', (text, sign) => {
    expect(signNotDrawn(text)).toBe(sign);
  });
});

it.each([
  ['Ｒｕｅ　Ｒｏｙ', 'Rue Roy'],
  ['ﬁne', 'fine'],
  ['Roy\u2003Ltd', 'Roy Ltd'],
  ['\u202aRoy\u202c\u200b', 'Roy'],
])('%j is %j', (typed, kept) => {
  expect(plainForms(typed)).toBe(kept);
});

it.each([
  ['Łukasz O’Brien-Żółć 2', true],
  ['Kaʻiulani', true],
  ['ᐱᐊᑕ', false],
  ['θʔal', false],
])('%s is written in Latin letters: %s', (text, isLatin) => {
  expect(isWrittenInLatin(text)).toBe(isLatin);
});
