import { STATEMENT_ROWS_MAX } from '@portal/domain/money/bank/statements/statement';
import { describe, expect, it } from 'vitest';
import { decodeBankFile, eachRow, type RawRow, sampleFile } from './parse-csv.ts';

async function parseCsv(text: string, how: { delimiter: ',' | ';' | '\t' }) {
  const rows: RawRow[] = [];
  const problem = await eachRow(text, how, (row) => rows.push(row) > 0);
  return problem === null ? { rows } : { problem };
}

const COMMAS = { delimiter: ',', encoding: 'utf-8' } as const;
const wrong = (line: number) => ({ problem: { line, code: 'wrong-encoding' } });

describe('the bytes of a file', () => {
  it.each([
    ['UTF-8 with accents', 'utf-8', Buffer.from('D\u00E9p\u00F4t'), 'D\u00E9p\u00F4t'],
    ['UTF-8 after a byte order mark', 'utf-8', Buffer.from('\uFEFFA'), 'A'],
    [
      'UTF-8 with such a mark where another file was joined',
      'utf-8',
      Buffer.from('A\nWI\uFEFFRE'),
      'A\nWIRE',
    ],
    ['UTF-8 with the one control character that banks leave', 'utf-8', Buffer.from('A\u007F'), 'A\u007F'],
    ['Windows-1252', 'windows-1252', Buffer.from('D\u00E9p\u00F4t', 'latin1'), 'D\u00E9p\u00F4t'],
    ['Windows-1252 without accents', 'windows-1252', Buffer.from('A\u007F\t\r\n'), 'A\u007F\t\r\n'],
  ] as const)('are read as %s', (_row, encoding, bytes, text) => {
    expect(decodeBankFile(bytes, encoding)).toEqual({ text });
  });

  it.each([
    ['of Windows-1252', 'utf-8', Buffer.from('A\u007F\nB\n\u00E9', 'latin1'), 3],
    ['of UTF-8', 'windows-1252', Buffer.from('A\u007F\n\u00E9'), 2],
    ['that Windows-1252 does not define', 'windows-1252', Buffer.of(65, 10, 10, 0x81), 3],
    ['that are nothing', 'utf-8', Buffer.from('A\nB\u0000'), 2],
    ['of another control character', 'utf-8', Buffer.from('A\nB\nC\u0007\n'), 3],
    ['of one behind an accent', 'utf-8', Buffer.from('D\u00E9p\nB\nC\u0001D'), 3],
    ['of one of Windows-1252 behind an accent', 'windows-1252', Buffer.of(0xe9, 10, 0x81), 2],
    ['of a character that could not be read before', 'utf-8', Buffer.from('A\n\uFFFD'), 2],
  ] as const)('%s are refused as %s, with the line on which they stand', (_row, encoding, bytes, line) => {
    expect(decodeBankFile(bytes, encoding)).toEqual(wrong(line));
  });
});

describe('the rows of a file', () => {
  it('come with their original text, including the empty ones', async () => {
    expect(await parseCsv('A,"b\nc"\n\nD', COMMAS)).toEqual({
      rows: [
        { line: 2, cells: ['A', 'b\nc'], raw: 'A,"b\nc"\n' },
        { line: 3, cells: [''], raw: '\n' },
        { line: 4, cells: ['D'], raw: 'D' },
      ],
    });
  });

  it.each([
    ['a mark out of place', 'A,B\nC"D,E', 2],
    ['a mark that does not end', 'A\n"B', 2],
    ['a line that is too long', `A\n${'B'.repeat(17_000)}`, 2],
    ['a line of more separators than any', `A\n${','.repeat(5_000_000)}`, 2],
    ['a line without end', 'B'.repeat(5_000_000), 1],
    ['a quotation of many lines that does not end', `A\n"${'B\n'.repeat(20_000)}`, 8_194],
  ])('are refused for %s, with its line', async (_row, text, line) => {
    expect(await parseCsv(text, COMMAS)).toEqual({ problem: { line, code: 'broken-quotes' } });
  });

  it('are given until nobody needs more', async () => {
    const lines: number[] = [];
    const problem = await eachRow('A\n'.repeat(10_000), COMMAS, ({ line }) => lines.push(line) < 3);
    expect([problem, lines]).toEqual([null, [1, 2, 3]]);
  });

  it('are limited in number, including the empty ones', async () => {
    expect(await parseCsv('\n'.repeat(STATEMENT_ROWS_MAX + 1), COMMAS)).toEqual({
      problem: { line: null, code: 'too-many-lines' },
    });
  });
});

describe('a file whose columns somebody names', () => {
  it('shows its first twelve rows that are not empty', async () => {
    const texts = Array.from({ length: 13 }, (_each, place) => `${place};"A;B"`);
    const { rows, problem } = await sampleFile(Buffer.from(`\r\n\r\n${texts.join('\r\n')}`), {
      ...COMMAS,
      delimiter: ';',
    });
    expect(problem).toBeNull();
    expect(rows).toHaveLength(12);
    expect([rows[0], rows.at(-1)]).toEqual([
      { line: 3, cells: ['0', 'A;B'] },
      { line: 14, cells: ['11', 'A;B'] },
    ]);
  });

  it.each([
    ['is of another encoding', Buffer.from('A\n\u00E9', 'latin1'), 'wrong-encoding'],
    ['has a quotation mark out of place', Buffer.from('A\nB"C'), 'broken-quotes'],
  ])('shows none where it %s', async (_row, bytes, code) => {
    expect(await sampleFile(bytes, COMMAS)).toEqual({ rows: [], problem: { line: 2, code } });
  });
});
