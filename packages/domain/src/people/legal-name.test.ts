import { describe, expect, it } from 'vitest';
import { isLegalName } from './legal-name.ts';

describe('the name of a party to a contract', () => {
  it.each([
    'Marie-Ève D’Amours',
    "O'Neil",
    'Łukasz Żółć',
    'Nguyễn Thị Ánh',
    'Gal·la St. Onge (Roy)',
    'John Roy 3rd',
    'Kaʻiulani',
    'Singh s/o Lal',
  ])('may be %s', (name) => {
    expect(isLegalName(name)).toBe(true);
  });

  it.each(['Zoé 😀', '王小明', 'Нора', '<b>Ada</b>', 'Ada@example.com', 'http://evil.example'])(
    'is not %s',
    (name) => {
      expect(isLegalName(name)).toBe(false);
    },
  );
});
