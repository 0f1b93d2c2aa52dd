import { describe, expect, it } from 'vitest';
import { ofxEncoding, readOfx } from './read-ofx.ts';

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

  it('says how it is encoded', () => {
    expect(ofxEncoding(HEADER)).toBe('windows-1252');
    expect(ofxEncoding('OFXHEADER:100\nCHARSET:NONE\n')).toBe('utf-8');
    expect(ofxEncoding('10/05/2026,A,,25.00')).toBeNull();
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
    expect(read.lines).toEqual([]);
  });

  it('is read for the account that is named', () => {
    const both = file(statement(line('1.00', '1')), statement(line('2.00', '1'), '', 'CAD', '7'));
    expect(readOfx(both, '000400123 7').lines.map(({ cents }) => cents)).toEqual([200n]);
  });
});
