import { describe, expect, it } from 'vitest';
import { oneAddress } from './one-address.ts';

describe('an address has one form', () => {
  it.each([
    ['as it is', 'ada@example.ca', 'ada@example.ca'],
    ['in capitals, with blanks around it', ' Ada@Example.CA ', 'ada@example.ca'],
    ['with its domain in code', 'ada@xn--exmple-cua.ca', 'ada@exämple.ca'],
    ['with its domain in code and capitals', 'ADA@XN--EXMPLE-CUA.CA', 'ada@exämple.ca'],
    ['with two labels in code', 'ada@xn--exmple-cua.xn--qubec-csa', 'ada@exämple.québec'],
    ['with marks apart from their letters', 'andre\u0301e@exe\u0301mple.ca', 'andrée@exémple.ca'],
    ['with capitals with marks', 'ANDRÉE@EXÉMPLE.CA', 'andrée@exémple.ca'],
    ['with a code that is none', 'ada@xn--\u00e9.ca', 'ada@xn--é.ca'],
    ['with an unfinished code', 'ada@xn--exmple-cu9.ca', 'ada@xn--exmple-cu9.ca'],
    ['with a mark of code before the at sign alone', 'xn--exmple-cua@a.ca', 'xn--exmple-cua@a.ca'],
    ['of no address at all', 'xn--', 'xn--'],
    ['of nothing', '', ''],
  ])('%s', (_row, typed, one) => {
    expect(oneAddress(typed)).toBe(one);
  });

  it.each([
    ['exämple.ca', 'xn--exmple-cua.ca'],
    ['québec.québec', 'xn--qubec-csa.xn--qubec-csa'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['ñandú-ñ.example', 'xn--and--fqae5d.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['ø-å.example', 'xn----2fa9c.example'],
    ['straße.example', 'xn--strae-oqa.example'],
  ])('whichever of the two writings of %s is typed', (domain, code) => {
    expect(oneAddress(`a@${code}`)).toBe(`a@${domain}`);
    expect(oneAddress(`a@${domain}`)).toBe(`a@${domain}`);
  });

  it('ends for any code', () => {
    for (const code of ['9'.repeat(60), 'z'.repeat(60), 'a-'.repeat(30), '-', '0'.repeat(250)]) {
      expect(oneAddress(`a@xn--${code}.ca`)).toContain('@');
    }
  });
});
