import { describe, expect, it } from 'vitest';
import { normalisePhone } from './normalise-phone.ts';

describe('a telephone number', () => {
  it.each([
    ['in E.164 form', '+14165550142', '+14165550142'],
    ['as people write it', '(416) 555-0142', '+14165550142'],
    ['with dots', '416.555.0142', '+14165550142'],
    ['with no-break hyphens', '416‑555‑0142', '+14165550142'],
    ['with the long-distance 1', '1 416 555-0142', '+14165550142'],
    ['pasted with invisible marks', '\u202A+1 416 555 0142\u202C', '+14165550142'],
    ['with blanks that do not break', '416\u00A0555\u20110142', '+14165550142'],
    ['with an extension', '416-555-0199 ext. 22', '+14165550199;ext=22'],
    ['with an extension in French', '416 555-0199, poste 22', '+14165550199;ext=22'],
    ['with an extension in short', '416-555-0199x22', '+14165550199;ext=22'],
    ['with an extension behind a number sign', '416-555-0199 #4', '+14165550199;ext=4'],
    ['with its extension as it is kept', '+14165550199;ext=22', '+14165550199;ext=22'],
    ['of France with an extension', '+33 1 42 68 53 00 poste 7', '+33142685300;ext=7'],
    ['with an extension of seven digits', '416-555-0199 ext. 1234567', undefined],
    ['with an extension without its number', 'ext. 22', undefined],
    ['with an extension that is none', '416-555-0199 ext. abc', undefined],
    ['of France', '+33 1 42 68 53 00', '+33142685300'],
    ['of France without its code', '01 42 68 53 00', undefined],
    ['with seven digits', '555-0142', undefined],
    ['with an area code that begins with 1', '116 555 0142', undefined],
    ['with an exchange that begins with 0', '416 055 0142', undefined],
    ['with a country code 0', '+0 416 555 0142', undefined],
    ['with sixteen digits', '+1234567890123456', undefined],
    ['with words', 'call me', undefined],
    ['with a letter before it', 'x+33142685300', undefined],
    ['with a letter after it', '+33142685300x', undefined],
    ['with a digit too many for North America', '+1 416 555 01423', undefined],
    ['empty', '', undefined],
  ])('%s', (_row, typed, expected) => {
    expect(normalisePhone(typed)).toBe(expected);
  });
});
