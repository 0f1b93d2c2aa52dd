import { describe, expect, it } from 'vitest';
import { lineSearch } from './line-search.ts';

const LINE = {
  id: 'l-1',
  day: '2026-10-05',
  description: 'E-TRANSFER DE MAËLLE',
  party: 'PAUL ROY',
  cents: 123_456n,
};
const OUT = { ...LINE, party: null, cents: -600n };

describe('a line is found', () => {
  it.each([
    ['by a part of its text in small letters, without accents', 'maelle', LINE],
    ['by accents that it has', 'de Maëlle', LINE],
    ['by payor', 'paul', LINE],
    ['by text and who paid, one after the other', 'maelle paul', LINE],
    ['by its amount in English', '1,234.56', LINE],
    ['by its amount in French', '1 234,56', LINE],
    ['by the amount that went out, without a sign', '6.00', OUT],
    ['by the amount that went out, with one', '-6,00', OUT],
    ['by its day', '2026-10-05', LINE],
    ["by the portal's name for it", 'bank line l-1', LINE],
    ["by the portal's name for a part of it", 'bank line l-1, part m-2', LINE],
  ])('%s', (_row, search, line) => {
    expect(lineSearch(search)(line)).toBe(true);
  });
});

describe('a line is not found', () => {
  it.each([
    ['by other words', 'okafor', LINE],
    ['by another amount', '1234.57', LINE],
    ['by its cents without a point', '123456', LINE],
    ['by a word for nobody where nobody is named', 'null', OUT],
    ['by a name that only another line has', 'paul', OUT],
    ['by another day', '2026-10-06', LINE],
    ['by a day that does not exist', '2026-10-32', LINE],
    ['by what only looks like its name', 'l-1', LINE],
  ])('%s', (_row, search, line) => {
    expect(lineSearch(search)(line)).toBe(false);
  });
});
