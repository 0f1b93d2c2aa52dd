import { describe, expect, it } from 'vitest';
import { BANK_PROFILES, KNOWN_BANKS } from './bank-profiles.ts';
import { proposeProfiles } from './propose-profile.ts';
import { readStatementRows } from './read-statement-rows.ts';
import { STATEMENT_LINES_MAX } from './statement.ts';
import { csvProfileSchema } from './statement-profile.ts';

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
      ['10/05/2026|A||1.00|1.00', '10/07/2026|B||1.00|2.00', '10/06/2026|C||1.00|3.00'],
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
    ['nothing', td, [], null, 'empty'],
    ['a text without end', td, [`10/05/2026|${'A'.repeat(501)}||1.00|25.00`], 1, 'text-too-long'],
  ] as const)('refuses the whole file for %s', (_what, profile, texts, line, code) => {
    const read = readStatementRows(rows(...texts), profile);
    expect(read.problems).toEqual([{ line, code }]);
    expect(read.lines).toEqual([]);
  });

  it('names each line that is wrong, at once', () => {
    const read = readStatementRows(rows('x|A||1.00|25.00', '10/05/2026|B||y|26.00'), td);
    expect(read.problems.map(({ line }) => line)).toEqual([1, 2]);
  });

  it('passes over a header, what stands before it, noughts and what is pending, each by its line', () => {
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
      rows(RBC_HEADER, 'Chequing|1|10/5/2026||WIRE|LAVOIE, C /REF 1|5.00||'),
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

  it('has a valid profile for each known bank, and proposes the one by which a file can be read', async () => {
    for (const bank of KNOWN_BANKS) {
      expect(csvProfileSchema.parse(BANK_PROFILES[bank])).toEqual(BANK_PROFILES[bank]);
    }
    const proposed = await proposeProfiles(async () => rows('10/05/2026|A||25.00|125.00'));
    expect(proposed.map(({ bank }) => bank)).toEqual(['td']);
    expect(await proposeProfiles(async () => rows('what|is|this'))).toEqual([]);
  });
});
