import { describe, expect, it } from 'vitest';
import { tidyLine } from './tidy-line.ts';

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
  ])('%s', (_row, typed, kept) => {
    expect(tidyLine(typed)).toBe(kept);
  });
});
