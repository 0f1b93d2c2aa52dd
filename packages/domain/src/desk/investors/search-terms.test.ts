import { describe, expect, it } from 'vitest';
import { searchTermsOf } from './search-terms.ts';

describe('what somebody types in search of an investor', () => {
  it.each([
    ['is a name without its accents', 'Hélène Trois-Rivières', ['helene', 'trois', 'rivieres']],
    ['is the same name as it is typed in haste', 'helene trois rivieres', ['helene', 'trois', 'rivieres']],
    ['may have strokes', 'Đặng Łukasz', ['dang', 'lukasz']],
    ['may have the sign of a breath', 'Kaʻiulani', ['ka', 'iulani']],
    ['may be an address with an accent', 'Andrée@Example.ca', ['andree@example.ca']],
    ['may have its accents apart from the letters', 'E\u0301tienne', ['etienne']],
    ['may have either apostrophe', "d’Amours O'Neil", ['d', 'amours', 'o', 'neil']],
    ['is an address in one piece', 'Jean-Paul.Roy@Example.ca', ['jean-paul.roy@example.ca']],
    ['is the beginning of an address', 'jean-paul.r', ['jean', 'paul', 'r']],
    ['is two digits, which are no phone number', '51', ['51']],
    ['is a number before a name, as of a company', '514 Roy', ['514', 'roy']],
    ['is a number behind a name', 'Roy 5145', ['roy', '5145']],
    [
      'asks for no more words than there can be',
      'a b c d e f g h i j',
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    ],
    ['says nothing', ' - ', []],
  ])('%s', (_row, typed, words) => {
    expect(searchTermsOf(typed)).toEqual({ words, digits: null });
  });

  it.each([
    ['with brackets', '(514) 555-0199', '5145550199'],
    ['with its country', '+1 514.555.0199', '15145550199'],
    ['by its end', '0199', '0199'],
    ['by its first three digits', '514', '514'],
  ])('is a phone number %s', (_row, typed, digits) => {
    expect(searchTermsOf(typed)).toEqual({ words: [], digits });
  });
});
