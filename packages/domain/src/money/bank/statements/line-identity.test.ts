import { describe, expect, it } from 'vitest';
import { lineIdentifier } from './line-identity.ts';
import type { BankLine } from './statement.ts';

const identifyLines = (lines: readonly BankLine[]) => lines.map(lineIdentifier());

const fee: BankLine = {
  line: 1,
  day: '2026-10-05',
  cents: -600n,
  description: 'Frais fixes',
  party: null,
  bankId: null,
  balanceCents: null,
};

describe('what a line is known by', () => {
  it('counts lines of one file that are alike', () => {
    const [first, second] = identifyLines([fee, { ...fee, line: 2 }]);
    expect(first?.likeness).toBe(second?.likeness);
    expect([first?.occurrence, second?.occurrence]).toEqual([1, 2]);
  });

  it('is what versions before wrote for the same text, or a file would bring its lines again', () => {
    const [line] = identifyLines([{ ...fee, description: 'Café: Ø Straße Œuvre O’Neil' }]);
    expect(line?.likeness).toBe('["2026-10-05","-600","cafe: ø straße oeuvre o neil",null]');
  });

  it.each([
    ['the number of the line', { line: 9 }, true],
    ['the balance', { balanceCents: 5n }, true],
    ['capitals and blanks', { description: 'FRAIS  fixes' }, true],
    ['the amount', { cents: -601n }, false],
    ['the day', { day: '2026-10-06' }, false],
    ['the text', { description: 'Frais' }, false],
    ["the bank's id", { bankId: '7' }, false],
  ])('%s decides nothing or tells lines apart', (_what, change, isSame) => {
    const [one] = identifyLines([fee]);
    const [other] = identifyLines([{ ...fee, ...change }]);
    expect(one?.likeness === other?.likeness).toBe(isSame);
  });
});
