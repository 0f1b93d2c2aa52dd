import { describe, expect, it } from 'vitest';
import { BANK_PROFILES } from './bank-profiles.ts';
import { BANK_TEXT_LENGTH_MAX, type BankRow, STATEMENT_LINES_MAX } from './statement.ts';
import type { CsvProfile } from './statement-profile.ts';
import { statementReader } from './statement-reader.ts';

function readStatementRows(all: readonly BankRow[], profile: CsvProfile, account: string | null = null) {
  const reader = statementReader(profile, account);
  for (const row of all) {
    reader.take(row);
  }
  return reader.end();
}

const { td, rbc, bmo, scotiabank, desjardins, 'national-bank': nationalBank } = BANK_PROFILES;

/** Rows that stand on lines 1, 2 and so on. */
const rows = (...texts: string[]) =>
  texts.map((text, place) => ({ line: place + 1, cells: text.split(text.includes(';') ? ';' : '|') }));
const lineOf = (...texts: string[]) => readStatementRows(rows(...texts), td).lines[0];

const RBC_HEADER = rbc.header?.join('|') ?? '';
const BMO_HEADER = bmo.header?.join('|') ?? '';
const SCOTIA_HEADER = scotiabank.header?.join('|') ?? '';

describe('rows of a bank as movements of an account', () => {
  it('takes a credit for money that came in and a debit for money that went out', () => {
    expect(lineOf('10/05/2026|WIRE OKAFOR||50000.00|50000.00')).toEqual({
      line: 1,
      day: '2026-10-05',
      cents: 5_000_000n,
      description: 'WIRE OKAFOR',
      party: null,
      bankId: null,
      balanceCents: 5_000_000n,
    });
    expect(lineOf('10/05/2026|FEE|72.00||100.00')?.cents).toBe(-7_200n);
  });

  it('knows what the account held before the first line, and holds after the last', () => {
    const read = readStatementRows(rows('10/05/2026|A||25.00|125.00', '10/06/2026|B|5.50||119.50'), td);
    expect([read.openingCents, read.closingCents, read.problems]).toEqual([10_000n, 11_950n, []]);
  });

  it.each([
    ['by day', ['10/06/2026|B|5.50||119.50', '10/05/2026|A||25.00|125.00']],
    ['by balance within a day', ['10/05/2026|B|5.50||119.50', '10/05/2026|A||25.00|125.00']],
  ])('turns a file round that has the newest line first, %s', (_how, texts) => {
    const read = readStatementRows(rows(...texts), td);
    expect(read.lines.map(({ description }) => description)).toEqual(['A', 'B']);
    expect([read.openingCents, read.closingCents]).toEqual([10_000n, 11_950n]);
  });

  it.each([
    ['an amount that cannot be read', td, ['10/05/2026|A||2 5.00|25.00'], 1, 'amount-unreadable'],
    ['an amount of the other decimal mark', td, ['10/05/2026|A||25,00|25.00'], 1, 'amount-unreadable'],
    ['no amount', td, ['10/05/2026|A|||25.00'], 1, 'amount-missing'],
    ['a debit and a credit at once', td, ['10/05/2026|A|1.00|1.00|25.00'], 1, 'two-amounts'],
    ['a credit below nothing', td, ['10/05/2026|A||-1.00|25.00'], 1, 'direction-contradicts'],
    ['a day that is none', td, ['13/45/2026|A||1.00|25.00'], 1, 'date-unreadable'],
    ['a header where the bank has none', td, ['Date|Text|Debit|Credit|Balance'], 1, 'date-unreadable'],
    ['a cell too few', td, ['10/05/2026|A||1.00'], 1, 'wrong-columns'],
    ['a cell too many that says something', td, ['10/05/2026|A||1.00|25.00|x'], 1, 'wrong-columns'],
    ['a balance that cannot be read', td, ['10/05/2026|A||1.00|?'], 1, 'balance-unreadable'],
    [
      'a balance that does not follow',
      td,
      ['10/05/2026|A||1.00|25.00', '10/06/2026|B||1.00|26.01'],
      2,
      'balance-broken',
    ],
    [
      'days that go up and down',
      td,
      ['10/05/2026|A||1.00|1.00', '10/07/2026|B||1.00|2.00', '10/06/2026|C||2.00|3.00'],
      3,
      'dates-out-of-order',
    ],
    ['American dollars', rbc, [RBC_HEADER, 'Chequing|1|10/5/2026||WIRE|X||5.00'], 2, 'other-currency'],
    [
      'a word for the way that nobody knows',
      bmo,
      [BMO_HEADER, "'1'|FEE|20261005|5.00|X"],
      2,
      'direction-unknown',
    ],
    [
      'a debit with the sign of a credit',
      bmo,
      [BMO_HEADER, "'1'|DEBIT|20261005|5.00|X"],
      2,
      'direction-contradicts',
    ],
    ['another header', scotiabank, ['Date|Amount'], null, 'header-missing'],
    ['a header that breaks off', scotiabank, ['Filter|Date|Description'], null, 'header-missing'],
    ['a header and nothing below it', scotiabank, [SCOTIA_HEADER], null, 'empty'],
    ['nothing', td, [], null, 'empty'],
    [
      'a text without end',
      td,
      [`10/05/2026|${'A'.repeat(BANK_TEXT_LENGTH_MAX + 1)}||1.00|25.00`],
      1,
      'text-too-long',
    ],
  ] as const)('refuses the whole file for %s', (_what, profile, texts, line, code) => {
    const read = readStatementRows(rows(...texts), profile);
    expect(read.problems).toEqual([{ line, code }]);
    expect(read.lines).toEqual([]);
  });

  it('takes a text that is as long as it may be', () => {
    const text = 'A'.repeat(BANK_TEXT_LENGTH_MAX);
    expect(lineOf(`10/05/2026|${text}||1.00|25.00`)?.description).toBe(text);
  });

  it('has one space between the words of a text, whatever the bank puts there', () => {
    const cells = ['Chequing', '1', '10/5/2026', '1042', ' WIRE\u00A0 TRANSFER ', '', '5.00', ' '];
    const read = readStatementRows([...rows(RBC_HEADER), { line: 2, cells }], rbc);
    expect(read.lines[0]?.description).toBe('WIRE TRANSFER 1042');
  });

  it('takes no line for a header that has one of its words', () => {
    const read = readStatementRows(
      rows(nationalBank.header?.join(';') ?? '', '2026-10-05;Description;Category;0;5.00;5.00'),
      nationalBank,
    );
    expect(read.lines.map(({ description }) => description)).toEqual(['Description']);
  });

  it('recognizes a header whatever its spaces and capitals, even where the last column has no name', () => {
    const profile = { ...td, header: ['Date ', 'Text', 'Out', 'In', ''] };
    const read = readStatementRows(rows(' DATE|text|Out | In', '10/05/2026|A||25.00|125.00'), profile);
    expect(read.passedOver).toEqual([{ line: 1, because: 'header' }]);
    expect(read.lines).toHaveLength(1);
  });

  it('recognizes a header whatever its accents and apostrophes', () => {
    const { 'scotiabank-fr': french } = BANK_PROFILES;
    const header = 'Filtre|Date|Description|Sous-description|Type d\u2019operation|Montant|Solde';
    const read = readStatementRows(rows(header, '|2026-10-05|Virement||Cr\u00E9dit|25.00|125.00'), french);
    expect([read.problems, read.lines[0]?.cents]).toEqual([[], 2_500n]);
  });

  it('takes a line that the bank dated back, where every balance proves the order', () => {
    const read = readStatementRows(
      rows(
        '10/01/2026|A||1.00|1.00',
        '10/03/2026|B||1.00|2.00',
        '10/02/2026|C||1.00|3.00',
        '10/04/2026|D||1.00|4.00',
      ),
      td,
    );
    expect([
      read.problems,
      read.lines.map(({ description }) => description).join(''),
      read.closingCents,
    ]).toEqual([[], 'ABCD', 400n]);
  });

  it('reads the days of a layout of its own, with names of months', () => {
    const profile = {
      ...td,
      width: 4,
      dateForm: 'DD MMM YYYY',
      amount: { kind: 'signed', column: 2, direction: null },
      balance: 3,
    } as const;
    const read = readStatementRows(
      rows('01 NOV 2021|Interest received|$9.99|$999.99', '1 d\u00E9c. 2021|Frais|-$1.00|$998.99'),
      profile,
    );
    expect([read.problems, read.lines.map(({ day }) => day)]).toEqual([[], ['2021-11-01', '2021-12-01']]);
  });

  it('passes over what any of the words says is pending', () => {
    const profile = { ...td, pending: { column: 1, words: ['Pending', 'Hold'] } };
    const read = readStatementRows(
      rows('10/05/2026|A||25.00|125.00', '10/06/2026|HOLD||5.00|', '10/06/2026|On hold||5.00|130.00'),
      profile,
    );
    expect(read.passedOver).toEqual([{ line: 2, because: 'pending' }]);
    expect(read.lines.map(({ description }) => description)).toEqual(['A', 'On hold']);
  });

  it('names each line that is wrong, at once', () => {
    const read = readStatementRows(rows('x|A||1.00|25.00', '10/05/2026|B||y|26.00'), td);
    expect(read.problems.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('skips a header, what comes before it, zeros and what is pending, each by its line', () => {
    const profile = { ...scotiabank, pending: { column: 0, words: ['pending'] }, balance: null };
    const read = readStatementRows(
      rows(
        'Made on a day',
        SCOTIA_HEADER,
        '|2026-10-05|A|B|Credit|0.00|',
        'Pending|2026-10-05|A|B|Credit|1.00|',
        '|2026-10-05|A|B|Credit|1.00|',
      ),
      profile,
    );
    expect(read.passedOver).toEqual([
      { line: 1, because: 'before-header' },
      { line: 2, because: 'header' },
      { line: 3, because: 'no-amount' },
      { line: 4, because: 'pending' },
    ]);
    expect(read.lines.map(({ line }) => line)).toEqual([5]);
  });

  it('skips empty lines wherever they are, and counts none of them as a line', () => {
    const empty = (line: number) => ({ line, cells: [''] });
    const full = Array.from({ length: STATEMENT_LINES_MAX }, (_, place) => ({
      line: place + 3,
      cells: ['10/05/2026', 'A', '', '1.00', `${place + 1}.00`],
    }));
    const read = readStatementRows([empty(1), empty(2), ...full], td);
    expect([read.problems, read.lines.length]).toEqual([[], STATEMENT_LINES_MAX]);
    expect(read.passedOver).toEqual([
      { line: 1, because: 'empty' },
      { line: 2, because: 'empty' },
    ]);
  });

  it('takes a nought in the other column for an empty one', () => {
    const header = nationalBank.header?.join(';') ?? '';
    const read = readStatementRows(
      rows(header, '2026-10-05;Virement;Revenus;0;2000.00;2000.00'),
      nationalBank,
    );
    expect(read.lines[0]?.cents).toBe(200_000n);
  });

  it('takes empty cells behind the last column', () => {
    const read = readStatementRows(
      rows(RBC_HEADER, 'Chequing|1|10/5/2026||WIRE|LAVOIE, C /REF 1|5.00|| '),
      rbc,
    );
    expect(read.lines[0]).toMatchObject({ cents: 500n, party: 'LAVOIE, C' });
  });

  describe('of several accounts', () => {
    const line = (folio: string, amount: string, balance: string) =>
      `Caisse|${folio}|EOP|2026/10/05|1|Virement /Ana Roy /|||${amount}|||||${balance}`;
    const both = rows(line('0417001', '5.00', '5.00'), line('0417002', '7.00', '907.00'));

    it('is refused while nobody has said which one', () => {
      const read = readStatementRows(both, desjardins);
      expect(read.problems).toEqual([{ line: null, code: 'several-accounts' }]);
      expect(read.accounts).toEqual(['0417001 EOP', '0417002 EOP']);
    });

    it('has the lines of the one that is named, and names those of the others', () => {
      const read = readStatementRows(both, desjardins, '0417002 EOP');
      expect(read.lines.map(({ cents, party }) => [cents, party])).toEqual([[700n, 'Ana Roy']]);
      expect(read.passedOver).toEqual([{ line: 1, because: 'other-account' }]);
    });

    it('names them by their order, without the marks around them, and no line that cannot be read', () => {
      const read = readStatementRows(
        rows(
          BMO_HEADER,
          "'2'|CREDIT|20261005|5.00|X",
          " '1'|CREDIT|20261005|5.00|X",
          "O'Neil's|CREDIT|20261005|5.00|X",
          "'3'|CREDIT|20261005|five|X",
        ),
        bmo,
      );
      expect(read.accounts).toEqual(['1', '2', "O'Neil's"]);
      expect(read.problems).toEqual([{ line: 5, code: 'amount-unreadable' }]);
    });

    it('is no file where the layout knows of no account', () => {
      const read = readStatementRows(rows('10/05/2026|A||25.00|125.00'), td);
      expect([read.accounts, read.problems]).toEqual([[], []]);
    });

    it('calls one by what its columns say, without the empty ones', () => {
      const read = readStatementRows(rows(line('0417001', '5.00', '5.00').replace('EOP', ' ')), desjardins);
      expect(read.accounts).toEqual(['0417001']);
    });

    it('is refused as empty where nothing follows the header, whatever account is named', () => {
      const read = readStatementRows(rows(BMO_HEADER), bmo, '1');
      expect(read.problems).toEqual([{ line: null, code: 'empty' }]);
    });

    it('is refused as empty where nothing moved on the only one', () => {
      const read = readStatementRows(rows(line('0417001', '0.00', '5.00')), desjardins);
      expect(read.problems).toEqual([{ line: null, code: 'empty' }]);
    });

    it('is refused where the named one has no line', () => {
      const read = readStatementRows(both, desjardins, '0417003 EOP');
      expect(read.problems).toEqual([{ line: null, code: 'no-account-line' }]);
    });
  });

  it('refuses a file of more lines than a file may have', () => {
    const many = Array.from({ length: STATEMENT_LINES_MAX + 1 }, (_row, place) => ({
      line: place,
      cells: [],
    }));
    expect(readStatementRows(many, td).problems).toEqual([{ line: null, code: 'too-many-lines' }]);
  });

  it('counts no header among the lines', () => {
    const cells = ['2026-10-05', 'A', 'B', '0', '1.00', ''];
    const many = [nationalBank.header ?? [], ...Array.from({ length: STATEMENT_LINES_MAX }, () => cells)];
    const read = readStatementRows(
      many.map((each, place) => ({ line: place + 1, cells: each })),
      { ...nationalBank, balance: null },
    );
    expect([read.lines.length, read.problems]).toEqual([STATEMENT_LINES_MAX, []]);
  });
});
