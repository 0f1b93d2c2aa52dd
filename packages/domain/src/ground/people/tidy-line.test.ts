import { describe, expect, it } from 'vitest';
import { tidyCode, tidyLine, tidyText } from './tidy-line.ts';

describe('a name or a city', () => {
  it.each([
    ['with accents and an apostrophe stays', 'Marie-Ève D’Amours', 'Marie-Ève D’Amours'],
    ['loses the blanks around it', '  Ada ', 'Ada'],
    ['over two lines becomes one', 'Ada\r\nTremblay', 'Ada Tremblay'],
    ['loses a bell', '\u0007Ada', 'Ada'],
    ['cannot turn the words after it', '\u202Eada\u2066', 'ada'],
    ['of another writing stays', 'نورا', 'نورا'],
    ['written with separate accents is put together', 'E\u0300ve', 'Ève'],
    ['of invisible marks alone is none', '\u202E\n', ''],
    ['copied from a page loses its soft hyphen', 'Trem\u00ADblay', 'Tremblay'],
    ['loses blanks of no width', '\uFEFFAda\u200B Roy\u2060', 'Ada Roy'],
    ['keeps its long dash', 'Roy – Tremblay', 'Roy – Tremblay'],
    ['keeps its blank that does not break', '10\u00A0000', '10\u00A0000'],
  ])('%s', (_row, typed, kept) => {
    expect(tidyLine(typed)).toBe(kept);
  });
});

describe('a text of several lines', () => {
  it.each([
    ['keeps its lines', ' one\ntwo ', 'one\ntwo'],
    ['loses what nobody sees', 'o\u200Dne\n\u202Etwo', 'one\ntwo'],
  ])('%s', (_row, typed, kept) => {
    expect(tidyText(typed)).toBe(kept);
  });
});

describe('a number, a code or an address', () => {
  it.each([
    ['pasted with marks of direction', '\u202A+1 416 555 0142\u202C', '+1 416 555 0142'],
    ['with no-break hyphens', '416\u2011555\u20110142', '416-555-0142'],
    ['with a long dash', '004–01', '004-01'],
    ['with the sign of minus', '\u221212', '-12'],
    ['with an apostrophe as printed', 'o’neil@example.ca', "o'neil@example.ca"],
    ['with blanks that do not break', '1\u00A0234\u202F567', '1 234 567'],
    ['with wide digits', '\uFF14\uFF11\uFF16', '416'],
    ['with a tabulator', '416\t555', '416 555'],
  ])('%s', (_row, typed, kept) => {
    expect(tidyCode(typed)).toBe(kept);
  });
});
