import { describe, expect, it } from 'vitest';
import { ofxBlocks, ofxTags } from './ofx-tags.ts';
import { readOfxLine } from './read-ofx-line.ts';
import { BANK_TEXT_LENGTH_MAX } from './statement.ts';

const DAY = '<DTPOSTED>20261005120000[-5:EST]';
const AMOUNT = '<TRNAMT>25.00';
const ID = '<FITID>17';
const NAME = '<NAME>VIREMENT';

/** What stands within a line, from line 2 on. */
const readLine = (...parts: string[]) => {
  const [block = { line: 0, tags: [] }] = ofxBlocks(
    [...ofxTags(`\n<STMTTRN>${parts.join('\n')}</STMTTRN>`)],
    'STMTTRN',
  );
  return readOfxLine(block, 'point');
};
const longest = 'x'.repeat(BANK_TEXT_LENGTH_MAX);

describe('a line of OFX', () => {
  it('has its day, amount, text and id, and no balance', () => {
    expect(readLine(DAY, AMOUNT, ID, NAME)).toEqual({
      line: 2,
      day: '2026-10-05',
      cents: 2_500n,
      description: 'VIREMENT',
      party: null,
      bankId: '17',
      balanceCents: null,
    });
  });

  it.each([
    ['a name and a memo', [NAME, '<MEMO>GESTION B'], 'VIREMENT GESTION B'],
    ['a memo alone', ['<MEMO>GESTION B'], 'GESTION B'],
    ['no text at all', [], ''],
    ['two memos', ['<MEMO>A', '<MEMO>B'], 'A B'],
    [
      'a name that its extended name goes on',
      ['<NAME>GESTION B', '<EXTDNAME>GESTION BELANGER'],
      'GESTION BELANGER',
    ],
    ['another extended name', [NAME, '<EXTDNAME>GESTION B'], 'VIREMENT GESTION B'],
    ["a bank's own tag in its text", ['<MEMO>GESTION <CLIENT> B'], 'GESTION <CLIENT> B'],
    ['the longest text', [`<MEMO>${longest}`], longest],
  ])('may have %s', (_row, parts, description) => {
    expect(readLine(DAY, AMOUNT, ID, ...parts)).toMatchObject({ description });
  });

  it.each([
    ['no id', '', null],
    ['an empty id', '<FITID>', null],
    ['an id without end, of which the beginning is kept', `<FITID>${longest}y`, longest],
  ])('may have %s', (_row, part, bankId) => {
    expect(readLine(DAY, AMOUNT, part)).toMatchObject({ bankId });
  });

  it('may be of dollars that were changed from another currency', () => {
    const changed = '<ORIGCURRENCY><CURRATE>1.35<CURSYM>USD</ORIGCURRENCY>';
    expect(readLine(DAY, AMOUNT, changed)).toMatchObject({ cents: 2_500n });
    expect(readLine(DAY, AMOUNT, '<CURRENCY><CURRATE>1<CURSYM>CAD</CURRENCY>')).toMatchObject({
      cents: 2_500n,
    });
  });

  it.each([
    ['zeros behind its cents', '-8.95000', -895n],
    ['nothing before its cents', '.50', 50n],
    ['zeros behind its dollars', '2500.00000', 250_000n],
  ])('may have an amount with %s', (_row, amount, cents) => {
    expect(readLine(DAY, `<TRNAMT>${amount}`)).toMatchObject({ cents });
  });

  it.each([
    ['it has nothing', [], 2, 'date-unreadable'],
    ['it has no day', [AMOUNT, ID], 2, 'date-unreadable'],
    ['its day is none', [AMOUNT, '<DTPOSTED>20261345'], 3, 'date-unreadable'],
    ['it has no amount', [DAY, ID], 2, 'amount-missing'],
    ['its amount is empty', [DAY, ID, '<TRNAMT>'], 4, 'amount-unreadable'],
    ['its amount cannot be read', [DAY, '<TRNAMT>25.000'], 3, 'amount-unreadable'],
    ['its text has no end', [DAY, AMOUNT, NAME, `<MEMO>${longest}`], 2, 'text-too-long'],
    [
      'its amount is of another currency than the others',
      [DAY, AMOUNT, '<CURRENCY><CURRATE>1.35<CURSYM>USD</CURRENCY>'],
      4,
      'other-currency',
    ],
    [
      'its amount is of a currency that is not said',
      [DAY, AMOUNT, '<CURRENCY><CURRATE>1.35</CURRENCY>'],
      4,
      'other-currency',
    ],
  ])('is refused where %s', (_what, parts, line, code) => {
    expect(readLine(...parts)).toEqual({ line, code });
  });
});
