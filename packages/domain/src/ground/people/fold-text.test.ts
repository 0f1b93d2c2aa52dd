import { describe, expect, it } from 'vitest';
import { foldText, hasWords } from './fold-text.ts';

describe('a search', () => {
  it.each([
    ['trois rivieres', 'Trois-Rivières'],
    ['Trois-Rivières', 'trois rivieres'],
    ['troisrivieres', 'Trois-Rivières'],
    ['trois-rivieres', 'Trois–Rivières'],
    ['rivieres trois', 'Trois-Rivières, Québec'],
    ['  trois   rivieres ', 'Trois-Rivières'],
    ['l ile', 'L’Île-Perrot'],
    ["l'ile perrot", 'L’Île-Perrot'],
    ['lile', 'L’Île-Perrot'],
    ['st johns', "St. John's"],
    ['coeur', 'Sacré-Cœur'],
    ['riv', 'Trois-Rivières'],
    ['Dang Thi Dao', 'Đặng Thị Đào'],
    ['sorensen', 'Søren Sørensen'],
    ['lukasz', 'Łukasz'],
    ['kaiulani', 'Kaʻiulani'],
    ["ka'iulani memmedov", 'Kaʻiulani Məmmədov'],
    ['strasse', 'Straße'],
    ['isik', 'IŞIK ışık'],
    ['tlicho', 'Tłı̨chǫ'],
    ['o neil', 'O´Neil'],
    ['oneil', 'O‘Neil'],
    ['Kaniehtiio', 'Kaniehtí꞉io'],
    ['thor', 'Þór'],
    ['ᐱᐊᑕ', 'ᐱᐊᑕ'],
    ['', 'Trois-Rivières'],
    ['-', 'Trois-Rivières'],
  ])('for %j finds %s', (searched, text) => {
    expect(hasWords(text, searched)).toBe(true);
  });

  it.each([
    ['trois riviere x', 'Trois-Rivières'],
    ['quatre', 'Trois-Rivières'],
  ])('for %j does not find %s', (searched, text) => {
    expect(hasWords(text, searched)).toBe(false);
  });

  it('of signs alone searches for nothing', () => {
    expect(foldText(" -'’ ")).toBe('');
  });
});
