import { describe, expect, it } from 'vitest';
import { BANK_PROFILES, KNOWN_BANKS } from './bank-profiles.ts';
import { type CsvProfile, csvProfileSchema, statementProfileSchema } from './statement-profile.ts';

const { td } = BANK_PROFILES;
const WAY = { column: 2, in: ['Credit'], out: ['Debit'] };
const parsed = (changes: object) => statementProfileSchema.safeParse({ ...td, ...changes });

describe('a layout of a file', () => {
  it.each(KNOWN_BANKS)('is known for %s', (bank) => {
    expect(csvProfileSchema.parse(BANK_PROFILES[bank])).toEqual(BANK_PROFILES[bank]);
  });

  it('is its own with OFX', () => {
    expect(statementProfileSchema.parse({ format: 'ofx' })).toEqual({ format: 'ofx' });
    const said = { format: 'ofx', encoding: 'windows-1252' };
    expect(statementProfileSchema.parse(said)).toEqual(said);
  });

  it.each<[string, Partial<CsvProfile>]>([
    ['an amount whose way a word says alone', { amount: { kind: 'by-word', column: 3, direction: WAY } }],
    ['an amount whose way a sign says', { amount: { kind: 'signed', column: 3, direction: null } }],
    ['a word for what is pending', { pending: { column: 4, words: ['Pending'] } }],
    ['columns without names', { header: ['', '', 'Amount'] }],
    ['a column that is the last one that a file may have', { date: 39, width: 40 }],
  ])('may have %s', (_row, changes) => {
    expect(parsed(changes).data).toEqual({ ...td, ...changes });
  });

  it('has its words without the blanks around them, as cells are read', () => {
    expect(parsed({ pending: { column: 4, words: [' Pending '] } }).data).toMatchObject({
      pending: { words: ['Pending'] },
    });
  });

  it.each([
    ['a header of nothing but blanks', { header: ['', ' '] }],
    ['a word that is blank', { pending: { column: 4, words: [' '] } }],
    [
      'no word for money that came in',
      { amount: { kind: 'signed', column: 3, direction: { ...WAY, in: [] } } },
    ],
    [
      'no word for the way where nothing else says it',
      { amount: { kind: 'by-word', column: 3, direction: null } },
    ],
    ['no text to tell lines apart', { description: [] }],
    ['one column', { width: 1 }],
    ['more columns than a file may have', { width: 41 }],
    ['a column before the first', { date: -1 }],
    ['a column behind the last one that a file may have', { balance: 40 }],
    ['another delimiter', { delimiter: '' }],
    ['a format of its own', { format: 'xml' }],
  ])('has not %s', (_row, changes) => {
    expect(parsed(changes).success).toBe(false);
  });
});
