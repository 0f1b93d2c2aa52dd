import { RAW_ROW_LENGTH_MAX } from '@portal/domain/money/bank/lines/file-query';
import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import { describe, expect, it } from 'vitest';
import { rawRowsOf } from './raw-rows.ts';

const CSV = { profile: BANK_PROFILES.td, rowsBy: 'line' } as const;
const OFX = { format: 'ofx' } as const;
const MOVEMENTS = ['<STMTTRN><TRNAMT>1</STMTTRN>', '<STMTTRN>\n<TRNAMT>2</STMTTRN>'];

async function rowsOf(text: string, how: Parameters<typeof rawRowsOf>[1], ...numbers: number[]) {
  const rows = await rawRowsOf(Buffer.from(text), how, numbers);
  return numbers.map((number) => rows?.get(number));
}

describe('what a bank wrote on a row', () => {
  it('in a CSV file is all of it, trimmed, by the line on which it ends', async () => {
    const rows = await rowsOf('A,"B\nC"\r\n\r\n D \r\n', CSV, 0, 1, 2, 3, 4, 5);
    expect(rows).toEqual([undefined, undefined, 'A,"B\nC"', '', 'D', undefined]);
  });

  it('is cut where it is longer than a page shows', async () => {
    const longest = 'A'.repeat(RAW_ROW_LENGTH_MAX);
    const rows = await rowsOf(`${longest}\n${longest}B\n`, CSV, 1, 2);
    expect(rows).toEqual([longest, `${longest}\u2026`]);
  });

  it('in OFX is a movement by its order where several are on a line', async () => {
    const text = `OFXHEADER:100\n${MOVEMENTS.join('')}`;
    const rows = await rowsOf(text, { profile: OFX, rowsBy: 'order' }, 0, 1, 2, 3);
    expect(rows).toEqual([undefined, ...MOVEMENTS, undefined]);
  });

  it('in OFX is by line otherwise: a whole movement, or what the line has', async () => {
    const text = `OFXHEADER:100\n${MOVEMENTS.join('\n')}\n</OFX>`;
    const rows = await rowsOf(text, { profile: OFX, rowsBy: 'line' }, 0, 1, 2, 3, 5);
    expect(rows).toEqual([undefined, 'OFXHEADER:100', ...MOVEMENTS, '</OFX>']);
  });

  it.each([
    ['the file has another encoding', Buffer.from('\u00E9', 'latin1'), CSV],
    ['its quotation marks are out of place', Buffer.from('A"B'), CSV],
    ['it is no OFX', Buffer.from('A,B'), { profile: OFX, rowsBy: 'line' }],
  ] as const)('is not told where %s', async (_row, bytes, how) => {
    expect(await rawRowsOf(bytes, how, [1])).toBeNull();
  });
});
