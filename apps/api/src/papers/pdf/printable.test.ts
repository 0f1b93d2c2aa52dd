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
    ['takes a letter apostrophe for a printed one', 'Ts\u02bcilhqot\u02bcin', 'Ts’ilhqot’in'],
    ['drops marks that it cannot draw', 'K\u0313wamx\u0331', 'Kwamx'],
    ['takes line breaks and invisible signs for a space', 'Ann\r\n\u200bLee', 'Ann Lee'],
    ['takes a hyphen that only shows at the end of a line for a space', 'Saint\u00adDenis', 'Saint Denis'],
    ['shows that a letter of another script is missing', '王', '?'],
  ])('%s', (_row, text, printed) => {
    expect(printable(text)).toBe(printed ?? text);
  });
});
