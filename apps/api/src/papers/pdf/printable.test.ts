import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('a text for paper', () => {
  it.each([
    ['keeps French', '« L’Île-du-Prince-Édouard », cœur, 25\u00a0000,00\u00a0$', null],
    ['keeps Polish and Vietnamese', 'Wiśniewski, Nguyễn Thị Hường', null],
    ['keeps the dots of a masked number', '••• ••• 286', null],
    ['composes a letter and its mark', 'e\u0301te\u0301', 'été'],
    ['widens the thin space of French amounts', '25\u202f000', '25\u00a0000'],
    ['writes a plain hyphen for one that does not break', 'Saint\u2011Denis', 'Saint-Denis'],
    ['takes line breaks and invisible signs for a space', 'Ann\r\n\u200bLee', 'Ann Lee'],
    ['takes a hyphen that only shows at the end of a line for a space', 'Saint\u00adDenis', 'Saint Denis'],
  ])('%s', (_row, text, printed) => {
    expect(printable(text, 'text')).toEqual({ text: printed ?? text, face: 'text' });
  });

  it.each([
    ['an apostrophe that is a letter', 'Ka\u02bbiulani'],
    ['a letter of the phonetic alphabet', 'Snuneymux\u02b7 \u0294'],
    ['marks that have to be placed', 'K\u0313wamx\u0331'],
    ['a hook and a mark on one letter', 'T\u0142\u0131\u0328\u0300cho'.normalize('NFC')],
    ['syllabics', 'ᐃᓄᒃᑎᑐᑦ'],
  ])('is set in the wide face for %s', (_row, text) => {
    expect(printable(text, 'text')).toEqual({ text, face: 'wide' });
    expect(printable(text, 'labelStrong').face).toBe('wideStrong');
    expect(printable(text, 'italic').face).toBe('wideItalic');
  });

  it('says which letter no face has, and never leaves a question mark', () => {
    expect(printable('Roy 王', 'text')).toEqual({ text: 'Roy [U+738B]', face: 'wide' });
    expect(printable('😀', 'label').text).toBe('[U+1F600]');
  });
});
