import { describe, expect, it } from 'vitest';
import { BANK_PROFILES } from './bank-profiles.ts';
import { readLineAmount } from './read-line-amount.ts';
import type { CsvProfile } from './statement-profile.ts';

const WAY = { column: 1, in: ['CREDIT', 'Deposit'], out: ['DEBIT', 'Fee'] };
const WAYS_OF_SAYING: Readonly<Record<string, CsvProfile['amount']>> = {
  'a sign': { kind: 'signed', column: 0, direction: null },
  'a sign and a word': { kind: 'signed', column: 0, direction: WAY },
  'a word alone': { kind: 'by-word', column: 0, direction: WAY },
  'two columns': { kind: 'two-columns', out: 0, in: 1 },
};

describe('which way money went, and how much,', () => {
  it.each([
    ['a sign', 'in: no sign', ['5.00'], 500n],
    ['a sign', 'out: a minus', ['-5.00'], -500n],
    ['a sign', 'nothing moved', ['0.00'], 0n],
    ['a sign and a word', 'in: both say so', ['5.00', 'credit'], 500n],
    ['a sign and a word', 'in: another of its words', ['5.00', ' deposit '], 500n],
    ['a sign and a word', 'out: both say so', ['-5.00', 'DEBIT'], -500n],
    ['a sign and a word', 'nothing moved, whatever the word', ['0.00', 'DEBIT'], 0n],
    ['a word alone', 'in: the word', ['5.00', 'CREDIT'], 500n],
    ['a word alone', 'out: the word', ['5.00', 'DEBIT'], -500n],
    ['a word alone', 'out: another of its words', ['5.00', 'FEE'], -500n],
    ['a word alone', 'nothing moved', ['0.00', 'CREDIT'], 0n],
    ['two columns', 'in: the second', ['', '5.00'], 500n],
    ['two columns', 'out: the first', ['5.00', ''], -500n],
    ['two columns', 'in: a nought in the first', ['0.00', '5.00'], 500n],
    ['two columns', 'out: a nought in the second', ['5.00', '0.00'], -500n],
    ['two columns', 'out: a blank in the second', ['5.00', ' '], -500n],
    ['two columns', 'out: no second cell', ['5.00'], -500n],
    ['two columns', 'nothing moved', ['0.00', ''], 0n],
  ])('is said by %s (%s)', (how, _row, cells, cents) => {
    expect(readLineAmount(cells, profileOf(how))).toEqual({ cents });
  });

  it.each([
    ['a sign', 'no amount', [' '], 'amount-missing'],
    ['a sign', 'no cell for it', [], 'amount-missing'],
    ['a sign', 'an amount that cannot be read', ['5,00'], 'amount-unreadable'],
    ['a sign and a word', 'no amount', ['', 'CREDIT'], 'amount-missing'],
    ['a sign and a word', 'a word that nobody knows', ['5.00', 'HOLD'], 'direction-unknown'],
    ['a sign and a word', 'no word', ['5.00', ''], 'direction-unknown'],
    ['a sign and a word', 'a debit above nothing', ['5.00', 'DEBIT'], 'direction-contradicts'],
    ['a sign and a word', 'a credit below nothing', ['-5.00', 'CREDIT'], 'direction-contradicts'],
    ['a word alone', 'no amount', ['', 'DEBIT'], 'amount-missing'],
    ['a word alone', 'no amount and no word', ['', ''], 'amount-missing'],
    ['a word alone', 'an amount that cannot be read', ['x', 'DEBIT'], 'amount-unreadable'],
    ['a word alone', 'a word that nobody knows', ['5.00', 'HOLD'], 'direction-unknown'],
    ['a word alone', 'a debit with a sign', ['-5.00', 'DEBIT'], 'direction-contradicts'],
    ['two columns', 'no amount', ['', ''], 'amount-missing'],
    ['two columns', 'a debit that cannot be read', ['x', '5.00'], 'amount-unreadable'],
    ['two columns', 'a credit that cannot be read', ['5.00', 'x'], 'amount-unreadable'],
    ['two columns', 'a debit below nothing', ['-5.00', ''], 'direction-contradicts'],
    ['two columns', 'a credit below nothing', ['', '-5.00'], 'direction-contradicts'],
    ['two columns', 'a debit and a credit', ['5.00', '5.00'], 'two-amounts'],
  ])('is not said by %s where there is %s', (how, _row, cells, problem) => {
    expect(readLineAmount(cells, profileOf(how))).toEqual({ problem });
  });
});

function profileOf(how: string): CsvProfile {
  return { ...BANK_PROFILES.td, amount: WAYS_OF_SAYING[how] ?? BANK_PROFILES.td.amount };
}
