import { readFile } from 'node:fs/promises';
import { BANK_PROFILES, type KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import {
  STATEMENT_BYTES_MAX,
  STATEMENT_LINES_MAX,
  STATEMENT_ROWS_MAX,
} from '@portal/domain/money/bank/statements/statement';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { describe, expect, it } from 'vitest';
import { proposalsFor, readBankFile } from './read-bank-file.ts';

const file = (name: string) => readFile(new URL(`../testing/files/${name}`, import.meta.url));
const profileOf = (bank: KnownBank | 'ofx'): StatementProfile =>
  bank === 'ofx' ? { format: 'ofx' } : BANK_PROFILES[bank];
const { td, desjardins, 'national-bank': nationalBank } = BANK_PROFILES;

const FILES = [
  ['rbc.csv', 'rbc', 5, 4_250_000n, 125_675n, null, null],
  ['td.csv', 'td', 5, 6_850_000n, 45_250n, 10_000_000n, 16_804_750n],
  ['bmo.csv', 'bmo', 4, 1_250_000n, 65_750n, null, null],
  ['scotiabank.csv', 'scotiabank', 5, 2_250_000n, 501_595n, 5_000_000n, 6_748_405n],
  ['scotiabank-status.csv', 'scotiabank-status', 3, 300_000n, 501_595n, null, null],
  ['scotiabank-time.csv', 'scotiabank-time', 2, 300_000n, 1_595n, null, null],
  ['cibc.csv', 'cibc', 4, 850_000n, 412_510n, null, null],
  ['desjardins.csv', 'desjardins', 4, 2_750_000n, 126_570n, 8_000_000n, 10_623_430n],
  ['national-bank.csv', 'national-bank', 4, 3_700_000n, 91_250n, 3_000_000n, 6_608_750n],
  ['rbc-fr.csv', 'rbc-fr', 2, 2_500_000n, 125_075n, null, null],
  ['bmo-fr.csv', 'bmo-fr', 2, 250_000n, 750n, null, null],
  ['scotiabank-fr.csv', 'scotiabank-fr', 2, 1_200_000n, 1_595n, 5_000_000n, 6_198_405n],
  ['scotiabank-status-fr.csv', 'scotiabank-status-fr', 2, 300_000n, 1_595n, null, null],
  ['national-bank-fr.csv', 'national-bank-fr-comma', 3, 3_700_000n, 90_000n, 3_000_000n, 6_610_000n],
  ['desjardins.ofx', 'ofx', 3, 5_000_000n, 7_200n, 10_000_000n, 14_992_800n],
] as const;

describe("acceptance 12: each bank's file, exact to the cent", () => {
  it.each(FILES)('%s', async (name, bank, count, inCents, outCents, openingCents, closingCents) => {
    const read = await readBankFile(await file(name), profileOf(bank), null);
    const sum = (amounts: readonly bigint[]) => amounts.reduce((total, cents) => total + cents, 0n);
    const cents = read.lines.map((line) => line.cents);
    expect(read.problems).toEqual([]);
    expect(cents).toHaveLength(count);
    expect(sum(cents.filter((each) => each > 0n))).toBe(inCents);
    expect(sum(cents.filter((each) => each < 0n))).toBe(-outCents);
    expect([read.openingCents, read.closingCents]).toEqual([openingCents, closingCents]);
  });

  it.each(FILES)('%s is proposed as what it is, and as nothing else', async (name, bank) => {
    expect(await proposalsFor(await file(name))).toEqual([bank]);
  });

  it('keeps accents in Windows-1252, in UTF-8 and after a byte order mark', async () => {
    const texts = async (name: string, bank: KnownBank) =>
      (await readBankFile(await file(name), BANK_PROFILES[bank], null)).lines.map(
        ({ description, party }) => party ?? description,
      );
    expect(await texts('rbc-fr.csv', 'rbc-fr')).toContain('CHÈQUE 1042');
    expect(await texts('desjardins.csv', 'desjardins')).toContain('Maëlle Gagnon-Roy');
    expect(await texts('desjardins.csv', 'desjardins')).toContain('Frais fixes d’utilisation');
    expect(await texts('national-bank.csv', 'national-bank')).toContain(
      'INTERAC e-Transfer Dépôt Étienne Caron',
    );
    expect(await texts('scotiabank.csv', 'scotiabank')).toContain('PELLETIER ÉLISE SUB-2026-000422');
  });

  it('is recognized as no bank’s where none writes like that, and OFX in UTF-8 keeps its accents', async () => {
    expect(await proposalsFor(Buffer.from('WIRE,1.00\n'))).toEqual([]);
    const ofx = (await file('desjardins.ofx')).toString('latin1').replace(/^CHARSET:1252/m, 'CHARSET:NONE');
    const bytes = Buffer.from(ofx.replace(/<NAME>/, '<NAME>É'));
    const { lines, problems } = await readBankFile(bytes, { format: 'ofx' }, null);
    expect([lines[0]?.description.slice(0, 1), problems]).toEqual(['É', []]);
  });

  it.each([
    ['8859-1', 'latin1'],
    ['ISO-8859-1', 'latin1'],
    ['NONE', 'latin1'],
    ['NONE', 'utf8'],
    ['WINDOWS-1252', 'latin1'],
    ['UTF-8', 'utf8'],
  ] as const)('reads OFX of the character set %s with an accent in %s', async (charset, encoding) => {
    const text = (await file('desjardins.ofx'))
      .toString('latin1')
      .replace(/^CHARSET:1252/m, `CHARSET:${charset}`);
    const { lines, problems } = await readBankFile(Buffer.from(text, encoding), { format: 'ofx' }, null);
    expect([problems, lines[0]?.description]).toEqual([[], 'VIREMENT GESTION BÉLANGER SUB-2026-000426']);
  });

  it.each([
    ['1252', 'utf8', 'utf-8'],
    ['UTF-8', 'latin1', 'windows-1252'],
    ['8859-15', 'latin1', 'windows-1252'],
  ] as const)(
    'reads OFX of the character set %s that is %s once a person says so',
    async (charset, is, encoding) => {
      const text = (await file('desjardins.ofx'))
        .toString('latin1')
        .replace(/^CHARSET:1252/m, `CHARSET:${charset}`);
      const bytes = Buffer.from(text, is);
      const refused = await readBankFile(bytes, { format: 'ofx' }, null);
      expect(refused.problems).toMatchObject([{ code: 'wrong-encoding' }]);
      const { lines, problems } = await readBankFile(bytes, { format: 'ofx', encoding }, null);
      expect([problems, lines[0]?.description]).toEqual([[], 'VIREMENT GESTION BÉLANGER SUB-2026-000426']);
    },
  );

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ] as const)('reads French amounts between %s in Windows-1252', async (_what, delimiter) => {
    const rows = [
      ['10/05/2026', 'Dépôt', '', '1\u00A0234,56', '1\u00A0334,56'],
      ['10/06/2026', 'Frais', '0,07', '', '1\u00A0334,49'],
    ];
    const bytes = Buffer.from(rows.map((row) => row.join(delimiter)).join('\r\n'), 'latin1');
    const profile = { ...td, delimiter, encoding: 'windows-1252', decimalMark: 'comma' } as const;
    const read = await readBankFile(bytes, profile, null);
    expect(read.lines.map(({ cents, description }) => [cents, description])).toEqual([
      [123_456n, 'Dépôt'],
      [-7n, 'Frais'],
    ]);
    expect([read.openingCents, read.closingCents]).toEqual([10_000n, 133_449n]);
  });
});

describe('a file is refused', () => {
  it.each([
    [
      'as UTF-8 that is Windows-1252',
      Buffer.from('10/05/2026,A,,1.00,1.00\n10/05/2026,D\u00E9p\u00F4t,,1.00,2.00', 'latin1'),
      td,
      2,
      'wrong-encoding',
    ],
    [
      'as Windows-1252 that is UTF-8',
      Buffer.from('\n"Montr\u00E9al"', 'utf8'),
      desjardins,
      2,
      'wrong-encoding',
    ],
    ['in UTF-16', Buffer.from('10/05/2026,A,,1.00,1.00', 'utf16le'), td, 1, 'wrong-encoding'],
    [
      'with a quotation mark out of place',
      Buffer.from('10/05/2026,A,,1.00,1.00\n10/05/2026,A"B,,1.00,2.00'),
      td,
      2,
      'broken-quotes',
    ],
    ['with a quotation that does not end', Buffer.from('10/05/2026,"A,,1.00,1.00\n'), td, 1, 'broken-quotes'],
    ['of another delimiter', Buffer.from('10/05/2026,A,,1.00,1.00'), nationalBank, null, 'header-missing'],
    ['that is empty', Buffer.from(''), td, null, 'empty'],
    ['that is no OFX', Buffer.from('D\u00E9p\u00F4t'), { format: 'ofx' }, 1, 'not-ofx'],
    [
      'of more lines than a file may have',
      Buffer.from('10/05/2026,A,,1.00,1.00\n'.repeat(STATEMENT_LINES_MAX + 1)),
      td,
      null,
      'too-many-lines',
    ],
    [
      'of more rows than a file may have',
      Buffer.from('A\n'.repeat(STATEMENT_ROWS_MAX + 1)),
      td,
      null,
      'too-many-lines',
    ],
  ] as const)('%s', async (_why, bytes, profile, line, code) => {
    expect((await readBankFile(bytes, profile, null)).problems).toEqual([{ line, code }]);
  });

  it('beyond the maximum size, and then nothing is proposed for it', async () => {
    const longest = Buffer.alloc(STATEMENT_BYTES_MAX, ' ');
    longest.write('OFXHEADER:100');
    expect((await readBankFile(longest, { format: 'ofx' }, null)).problems).toEqual([
      { line: null, code: 'no-account-line' },
    ]);
    expect(await proposalsFor(longest)).toEqual(['ofx']);
    const longer = Buffer.concat([longest, Buffer.from(' ')]);
    expect((await readBankFile(longer, { format: 'ofx' }, null)).problems).toEqual([
      { line: null, code: 'too-large' },
    ]);
    expect(await proposalsFor(longer)).toEqual([]);
  });

  it('with the line of an amount behind empty lines', async () => {
    const bytes = Buffer.from('\r\n\r\n10/05/2026,A,,one,1.00\r\n');
    expect((await readBankFile(bytes, td, null)).problems).toEqual([{ line: 3, code: 'amount-unreadable' }]);
  });

  it('unless it has at most the maximum of lines', async () => {
    const lines = Array.from(
      { length: STATEMENT_LINES_MAX },
      (_line, place) => `10/05/2026,A,,1.00,${place + 1}.00`,
    );
    const read = await readBankFile(Buffer.from(lines.join('\n')), td, null);
    expect([read.lines.length, read.closingCents]).toEqual([STATEMENT_LINES_MAX, 5_000_000n]);
  });
});
