import { describe, expect, it } from 'vitest';
import { settleBalances } from './settle-balances.ts';
import type { BankLine } from './statement.ts';

/** A line as `A 05 25 125`: its text, the day of October, what moved, and what the account holds after it. */
function lineOf(text: string, place: number): BankLine {
  const [description = '', day = '', cents = '', balance] = text.split(' ');
  return {
    line: place + 1,
    day: `2026-10-${day}`,
    cents: BigInt(cents),
    description,
    party: null,
    bankId: null,
    balanceCents: balance === undefined ? null : BigInt(balance),
  };
}
const settled = (...texts: string[]) => {
  const { lines, problems, openingCents, closingCents } = settleBalances(texts.map(lineOf));
  return {
    order: lines.map(({ description }) => description).join(''),
    wrong: problems.map(({ line, code }) => `${line} ${code}`),
    balances: [openingCents, closingCents],
  };
};

describe('the lines of a file, the earliest first,', () => {
  it.each([
    ['as they stand, by day', ['A 05 25', 'B 06 -5', 'C 07 1'], 'ABC'],
    ['turned round, by day', ['C 07 1', 'B 06 -5', 'A 05 25'], 'ABC'],
    ['turned round, those of one day with the others', ['C 07 1', 'B 05 -5', 'A 05 25'], 'ABC'],
    ['as they are, of one day without balances', ['B 05 -5', 'A 05 25'], 'BA'],
    ['as they are, of one day by their balances', ['A 05 25 125', 'B 05 -5 120'], 'AB'],
    ['turned round, of one day by their balances', ['B 05 -5 120', 'A 05 25 125'], 'AB'],
    ['as they are, where balances fit both ways', ['B 05 -5 100', 'A 05 5 105'], 'BA'],
  ])('%s', (_how, texts, order) => {
    expect(settled(...texts)).toMatchObject({ order, wrong: [] });
  });

  it.each([
    [
      'as they stand, with a line dated back',
      ['A 01 25 125', 'B 03 -5 120', 'C 02 7 127', 'D 04 1 128'],
      'ABCD',
    ],
    [
      'turned round, with a line dated back',
      ['D 04 1 128', 'C 02 7 127', 'B 03 -5 120', 'A 01 25 125'],
      'ABCD',
    ],
  ])('by what their balances prove: %s', (_how, texts, order) => {
    expect(settled(...texts)).toEqual({ order, wrong: [], balances: [100n, 128n] });
  });

  it.each([
    ['without balances', ['A 05 1', 'B 07 1', 'C 06 1', 'D 08 1', 'E 04 1'], 3],
    ['where one line has no balance', ['A 01 25 125', 'B 03 -5 120', 'C 02 7', 'D 04 1 128'], 3],
    ['where a balance does not follow', ['A 01 25 125', 'B 03 -5 120', 'C 02 7 128', 'D 04 1 129'], 3],
    ['where balances fit both ways', ['A 01 5 105', 'B 03 -5 100', 'C 02 5 105', 'D 04 -5 100'], 3],
  ])('and are refused where days go up and down %s, at the turn', (_how, texts, line) => {
    expect(settled(...texts)).toMatchObject({ order: '', wrong: [`${line} dates-out-of-order`] });
  });
});

describe('what an account held before and after', () => {
  it.each([
    ['follows from three lines', ['A 05 25 125', 'B 06 -5 120', 'C 07 30 150'], [100n, 150n]],
    ['is below nothing where it was overdrawn', ['A 05 -25 -30', 'B 06 5 -25'], [-5n, -25n]],
    ['is unknown where no line has a balance', ['A 05 25', 'B 06 -5'], [null, null]],
    ['is unknown before a line without one', ['A 05 25', 'B 06 -5 120'], [null, 120n]],
    ['is unknown after a line without one', ['A 05 25 125', 'B 06 -5'], [100n, null]],
    ['is unknown of no lines', [], [null, null]],
  ])('%s', (_how, texts, balances) => {
    expect(settled(...texts)).toMatchObject({ wrong: [], balances });
  });

  it.each([
    ['a line is missing', ['A 05 25 125', 'C 07 30 150'], ['2 balance-broken']],
    ['a line is there twice', ['A 05 25 125', 'A 05 25 125', 'B 06 5 130'], ['2 balance-broken']],
    [
      'amounts are changed on two lines',
      ['A 05 25 125', 'B 06 -6 120', 'C 07 31 150'],
      ['2 balance-broken', '3 balance-broken'],
    ],
    [
      'a file of one day fits neither way',
      ['A 05 25 125', 'B 05 -5 121', 'C 05 1 7'],
      ['2 balance-broken', '3 balance-broken'],
    ],
  ])('is refused where %s', (_what, texts, wrong) => {
    expect(settled(...texts)).toEqual({ order: '', wrong, balances: [null, null] });
  });
});
