import { describe, expect, it } from 'vitest';
import { foldName, isSameName } from './is-same-name.ts';

const named = (firstName: string, lastName: string, middleName = '') => ({ firstName, middleName, lastName });

describe('two names', () => {
  it.each([
    ['the same', named('Ada', 'Tremblay'), named('Ada', 'Tremblay')],
    ['capitals and blanks', named('Ada', 'Tremblay'), named(' ADA ', 'tremblay')],
    ['accents and hyphens', named('Marie-Ève', 'Bélanger'), named('Marie Eve', 'Belanger')],
    ['apostrophes', named('Aoife', "O'Neil"), named('Aoife', 'ONeil')],
    ['a middle name that the account lacks', named('Ada', 'Tremblay'), named('Ada', 'Tremblay', 'Bea')],
    ['a middle name beside the first', named('Ada Bea', 'Tremblay'), named('Ada', 'Tremblay', 'Bea')],
    ['letters in two forms', named('Zoe\u0301', 'Roy'), named('Zoé', 'Roy')],
  ])('are one for %s', (_why, one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(isSameName(other, one)).toBe(true);
  });

  it.each([
    ['another first name', named('Ada', 'Tremblay'), named('Adèle', 'Tremblay')],
    ['another last name', named('Ada', 'Tremblay'), named('Ada', 'Roy')],
    ['first and last traded', named('Ada', 'Tremblay'), named('Tremblay', 'Ada')],
    ['another middle name in each', named('Ada Bea', 'Tremblay'), named('Ada', 'Tremblay', 'Cleo')],
    ['a letter too many', named('Ada', 'Tremblay'), named('Ada', 'Tremblayy')],
  ])('are two for %s', (_why, one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('folded keep their parts apart', () => {
    expect(foldName(named('Ada', 'Tremblay', 'B.'))).not.toBe(foldName(named('Ada B.', 'Tremblay')));
    expect(foldName(named('Marie-Ève', 'Roy'))).toBe('marieeve  roy');
  });
});
