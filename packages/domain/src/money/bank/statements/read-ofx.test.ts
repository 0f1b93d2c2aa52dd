import { describe, expect, it } from 'vitest';
import { readOfx } from './read-ofx.ts';
import { STATEMENT_LINES_MAX } from './statement.ts';

const HEADER = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nCHARSET:1252\r\n\r\n';
const line = (amount: string, id: string, memo = 'GESTION') =>
  `<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261005120000[-5:EST]<TRNAMT>${amount}<FITID>${id}<NAME>VIREMENT<MEMO>${memo}</STMTTRN>\r\n`;
const statement = (
  lines: string,
  balance = '<LEDGERBAL><BALAMT>150.00<DTASOF>20261031</LEDGERBAL>',
  currency = 'CAD',
  account = '5012345',
) =>
  `<STMTRS><CURDEF>${currency}\r\n<BANKACCTFROM><BANKID>000400123<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>\r\n${lines}</BANKTRANLIST>${balance}</STMTRS>`;
const file = (...statements: string[]) => `${HEADER}<OFX>${statements.join('')}</OFX>`;

describe('a file of OFX 1.02', () => {
  it('has lines, a closing balance, and so an opening one', () => {
    const read = readOfx(file(statement(line('25.00', '1') + line('-5.00', '2'))));
    expect(read.problems).toEqual([]);
    expect(read.lines.map(({ cents, day, bankId }) => [cents, day, bankId])).toEqual([
      [2_500n, '2026-10-05', '1'],
      [-500n, '2026-10-05', '2'],
    ]);
    expect([read.openingCents, read.closingCents]).toEqual([13_000n, 15_000n]);
    expect(read.accounts).toEqual(['000400123 5012345']);
  });

  it('takes two lines of one id for two lines', () => {
    expect(readOfx(file(statement(line('25.00', '1') + line('25.00', '1')))).lines).toHaveLength(2);
  });

  it('reads a value that is broken over lines, and entities', () => {
    const read = readOfx(file(statement(line('25.00', '1', 'GESTION\r\nB&amp;B'))));
    expect(read.lines[0]?.description).toBe('VIREMENT GESTION B&B');
  });

  it.each([
    ['with its header on one line', HEADER.replaceAll('\r\n', '')],
    ['with blanks and a mark before its header', `\uFEFF\r\n  ${HEADER}`],
    ['of XML', '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="202"?>\n'],
    ['that begins with its content', ''],
  ])('is read %s', (_how, header) => {
    const closed = statement(line('25.00', '1')).replaceAll(/<([A-Z]+)>([^<\r\n]+)/g, '<$1>$2</$1>');
    for (const text of [statement(line('25.00', '1')), closed]) {
      const read = readOfx(`${header}<OFX>${text}</OFX>`);
      expect([read.problems, read.lines[0]?.cents, read.lines[0]?.description]).toEqual([
        [],
        2_500n,
        'VIREMENT GESTION',
      ]);
      expect([read.openingCents, read.closingCents, read.accounts]).toEqual([
        12_500n,
        15_000n,
        ['000400123 5012345'],
      ]);
    }
  });

  it('ends where it has more tags than lines can have', () => {
    const many = '<STMTTRN>'.repeat(20 * STATEMENT_LINES_MAX);
    expect(readOfx(file(statement(many))).problems).toEqual([{ line: null, code: 'too-many-lines' }]);
  });

  it('passes over a line of nothing, by its line', () => {
    const read = readOfx(file(statement(line('0.00', '1') + line('25.00', '2'))));
    expect(read.lines.map(({ cents, line: at }) => [at, cents])).toEqual([[9, 2_500n]]);
    expect(read.passedOver).toEqual([
      { line: 8, because: 'no-amount' },
      { line: 10, because: 'balance' },
    ]);
    expect([read.openingCents, read.closingCents]).toEqual([12_500n, 15_000n]);
  });

  it('has no balance where it names none', () => {
    const read = readOfx(file(statement(line('25.00', '1'), '')));
    expect([read.openingCents, read.closingCents, read.problems]).toEqual([null, null, []]);
  });

  it('holds what is in the books of the bank, not what can be spent', () => {
    const balances =
      '<AVAILBAL><BALAMT>9.00</AVAILBAL><LEDGERBAL><BALAMT>150.00</LEDGERBAL><BAL><BALAMT>7.00</BAL>';
    expect(readOfx(file(statement(line('25.00', '1'), balances))).closingCents).toBe(15_000n);
  });

  it('has nothing of a card that follows the account', () => {
    const card = `<CCSTMTRS><CURDEF>USD<BANKTRANLIST>${line('-7.00', '9')}</BANKTRANLIST></CCSTMTRS>`;
    const read = readOfx(file(statement(line('25.00', '1')), card));
    expect(read.lines.map(({ cents }) => cents)).toEqual([2_500n]);
  });

  it('has its lines with the earliest first', () => {
    const older = line('5.00', '1').replace('20261005', '20261004');
    const read = readOfx(file(statement(line('25.00', '2') + older)));
    expect(read.lines.map(({ day }) => day)).toEqual(['2026-10-04', '2026-10-05']);
  });

  it.each([
    ['a decimal comma in one amount', line('25,00', '1'), '<LEDGERBAL><BALAMT>150,00</LEDGERBAL>', 15_000n],
    [
      'a decimal comma in the balance alone',
      line('25', '1'),
      '<LEDGERBAL><BALAMT>150,00</LEDGERBAL>',
      15_000n,
    ],
    [
      'a comma in a text, which says nothing',
      line('25.00', '1', 'ROY, ANA'),
      '<LEDGERBAL><BALAMT>150.00</LEDGERBAL>',
      15_000n,
    ],
  ])('is read by %s', (_how, lines, balance, closingCents) => {
    const read = readOfx(file(statement(lines, balance)));
    expect([read.lines[0]?.cents, read.closingCents, read.problems]).toEqual([2_500n, closingCents, []]);
  });

  it.each([
    ['that names no currency', statement(line('25.00', '1')).replace('<CURDEF>CAD', ''), '000400123 5012345'],
    ['that names no branch', statement(line('25.00', '1')).replace('<BANKID>000400123', ''), '5012345'],
    ['that names no account', statement(line('25.00', '1')).replace(/<BANKACC.*ACCTFROM>/, ''), ''],
  ])('may have a statement %s', (_which, text, account) => {
    const read = readOfx(file(text));
    expect([read.accounts, read.lines.length]).toEqual([[account], 1]);
  });

  it('has as many lines as a file may have, and no more', () => {
    const lines = line('1.00', '1').repeat(STATEMENT_LINES_MAX);
    expect(readOfx(file(statement(lines))).lines).toHaveLength(STATEMENT_LINES_MAX);
    expect(readOfx(file(statement(lines + line('1.00', '1')))).problems).toEqual([
      { line: null, code: 'too-many-lines' },
    ]);
  });

  it.each([
    ['an amount that cannot be read', file(statement(line('25.000', '1'))), 8, 'amount-unreadable'],
    [
      'an amount of another decimal mark than the others',
      file(statement(line('25,00', '1') + line('2.50', '2'), '')),
      9,
      'amount-unreadable',
    ],
    ['an amount that is missing', file(statement(line('', '1'))), 8, 'amount-unreadable'],
    [
      'a day that is none',
      file(statement(line('25.00', '1').replace('20261005', '20261345'))),
      8,
      'date-unreadable',
    ],
    ['American dollars', file(statement(line('25.00', '1'), '', 'USD')), 6, 'other-currency'],
    [
      'a balance that cannot be read',
      file(statement(line('25.00', '1'), '<LEDGERBAL><BALAMT>?</LEDGERBAL>')),
      9,
      'balance-unreadable',
    ],
    ['no lines', file(statement('')), null, 'empty'],
    ['lines of nothing', file(statement(line('0.00', '1'))), null, 'empty'],
    [
      'days that go up and down',
      file(
        statement(
          line('1.00', '1') +
            line('1.00', '2').replace('20261005', '20261007') +
            line('1.00', '3').replace('20261005', '20261006'),
        ),
      ),
      10,
      'dates-out-of-order',
    ],
    [
      'statements of two accounts',
      file(statement(line('1.00', '1')), statement(line('1.00', '1'), '', 'CAD', '7')),
      null,
      'several-accounts',
    ],
    ['no statement', file(), null, 'no-account-line'],
    ['something else', '10/05/2026,A,,25.00', 1, 'not-ofx'],
  ] as const)('is refused for %s', (_what, text, at, code) => {
    const read = readOfx(text);
    expect(read.problems).toEqual([{ line: at, code }]);
    expect([read.lines, read.passedOver, read.closingCents]).toEqual([[], [], null]);
  });

  it('is read for the account that is named', () => {
    const both = file(statement(line('1.00', '1')), statement(line('2.00', '1'), '', 'CAD', '17'));
    const read = readOfx(both, '000400123 17');
    expect(read.lines.map(({ cents }) => cents)).toEqual([200n]);
    expect(read.accounts).toEqual(['000400123 17', '000400123 5012345']);
  });
});
