import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEBIT_FIELDS, HEADER_FIELDS, TRAILER_FIELDS, writeFields } from './debit-file-layout.ts';
import { readReturnFile, returnableUntil } from './return-file.ts';
import { keyOfReturnReason } from './return-reasons.ts';

type Item = { reason?: string; cents: bigint; reference?: string; day?: string };
const start = (recordType: string, recordCount: number) => ({
  recordType,
  recordCount: String(recordCount),
  originatorId: 'EMDTEST001',
  fileCreationNumber: '7',
});
const segment = ({ reason = '901', cents, reference = '3A2D34FE', day = '026282' }: Item) =>
  writeFields(DEBIT_FIELDS, {
    transactionType: reason,
    amountCents: cents,
    dueDate: day,
    storedTransactionType: '260',
    crossReference: reference,
    directClearerUserId: 'EMDTEST001',
    returnInstitution: '000304212',
    returnAccount: '1049281',
    originalTrace: '0032003200042000000001',
  });

/** Where the trailer has the total of each type of record. */
const TOTALS: Readonly<Record<string, string>> = {
  J: 'debits',
  I: 'credits',
  E: 'creditReversals',
  F: 'debitReversals',
};

/** A file of items, six to a record, as a bank writes it; `changed` spoils its records. */
function file(items: readonly Item[], letter = 'J', changed = (records: string[]) => records): string {
  const groups = Array.from({ length: Math.ceil(items.length / 6) }, (_group, place) =>
    items.slice(place * 6, place * 6 + 6),
  );
  const head = writeFields(HEADER_FIELDS, { ...start('A', 1), creationDate: '026283', currency: 'CAD' });
  const details = groups.map((group, place) =>
    [writeFields(HEADER_FIELDS.slice(0, 4), start(letter, place + 2)), ...group.map(segment)]
      .join('')
      .padEnd(1464),
  );
  const name = TOTALS[letter] ?? 'debits';
  const total = {
    [`${name}Cents`]: items.reduce((sum, { cents }) => sum + cents, 0n),
    [`${name}Count`]: String(items.length),
  };
  const trailer = writeFields(TRAILER_FIELDS, { ...start('Z', details.length + 2), ...total });
  return changed([head, ...details, trailer])
    .map((record) => `${record}\r\n`)
    .join('');
}

/** What each item says of the debit that it was, and where it stands. */
const SENT = {
  line: 2,
  letter: 'J',
  originatorId: 'EMDTEST001',
  institution: '000304212',
  account: '1049281',
  originalTrace: '0032003200042000000001',
} as const;

describe("a bank's file of returned debits", () => {
  it('has each item to the cent, with its reason and reference', () => {
    const read = readReturnFile(
      file([{ cents: 500_000n }, { reason: '917', cents: 1_250_001n, reference: '77C0FFEE' }]),
    );
    expect(read).toEqual({
      value: {
        originatorId: 'EMDTEST001',
        number: 7,
        createdOn: '2026-10-10',
        items: [
          {
            place: 1,
            ...SENT,
            kind: 'returned-debit',
            reason: '901',
            originalType: '260',
            amountCents: 500_000n,
            day: '2026-10-09',
            reference: '3A2D34FE',
          },
          {
            place: 2,
            ...SENT,
            kind: 'returned-debit',
            reason: '917',
            originalType: '260',
            amountCents: 1_250_001n,
            day: '2026-10-09',
            reference: '77C0FFEE',
          },
        ],
      },
    });
  });

  it('adds up to its trailer, whatever its items', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 9_999_999_999n }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, (cents) => {
        const read = readReturnFile(file(cents.map((each) => ({ cents: each }))));
        expect('value' in read && read.value.items.map(({ amountCents }) => amountCents)).toEqual(cents);
      }),
      { numRuns: 30 },
    );
  });

  const one = [{ cents: 5n }];
  const spoil = (line: number, change: (record: string) => string) => (records: string[]) =>
    records.map((record, place) => (place === line - 1 ? change(record) : record));
  it.each([
    ['something else', 'hello', 1, 'not-005'],
    ['nothing', '', 1, 'not-005'],
    ['empty lines', '\n'.repeat(1_000_000), 1, 'not-005'],
    ['a record of empty lines', `A\n${'\n'.repeat(1_000_000)}`, 1, 'record-length'],
    [
      'an empty line between two records',
      file(one, 'J', ([first = '', ...others]) => [first, '', ...others]),
      2,
      'record-length',
    ],
    [
      'a record that is cut',
      file(
        one,
        'J',
        spoil(2, (record) => record.slice(1)),
      ),
      2,
      'record-length',
    ],
    [
      'a record that is missing',
      file([...one, ...one, ...one, ...one, ...one, ...one, ...one], 'J', (records) =>
        records.filter((_record, place) => place !== 1),
      ),
      2,
      'record-count',
    ],
    [
      'a record of another file',
      file(
        one,
        'J',
        spoil(2, (record) => record.replace('EMDTEST001', 'EMDTEST002')),
      ),
      2,
      'other-file',
    ],
    [
      'American dollars',
      file(
        one,
        'J',
        spoil(1, (record) => record.replace('CAD', 'USD')),
      ),
      1,
      'other-currency',
    ],
    ['a record that nobody knows', file(one, 'Q'), 2, 'record-unknown'],
    ['no trailer', file(one, 'J', (records) => records.slice(0, 2)), 2, 'record-unknown'],
    [
      'an amount that cannot be read',
      file(
        one,
        'J',
        spoil(2, (record) => record.replace('0000000005', '00000000O5')),
      ),
      2,
      'field-unreadable',
    ],
    ['a day that there is not', file([{ cents: 5n, day: '026366' }]), 2, 'field-unreadable'],
    [
      'a segment behind a blank one',
      file(
        one,
        'J',
        spoil(2, (record) => `${record.slice(0, 504)}${segment({ cents: 5n })}${record.slice(744)}`),
      ),
      2,
      'segment-after-blank',
    ],
    [
      'another total than its trailer says',
      file(
        one,
        'J',
        spoil(2, (record) => record.replace('0000000005', '0000000006')),
      ),
      3,
      'totals-wrong',
    ],
  ])('is refused whole for %s', (_what, text, line, code) => {
    expect(readReturnFile(text)).toEqual({ problem: { line, code } });
  });
});

describe('the totals of a file', () => {
  const items = [{ cents: 5n }, { cents: 7n }];
  it.each(Object.entries(TOTALS))('are those of its %s records, by count and value', (letter, name) => {
    expect('value' in readReturnFile(file(items, letter))).toBe(true);
    const start = TRAILER_FIELDS.slice(
      0,
      TRAILER_FIELDS.findIndex(({ id }) => id === `${name}Cents`),
    );
    const at = start.reduce((sum, { size }) => sum + size, 0);
    for (const digit of [at + 13, at + 21]) {
      const other = file(items, letter, (records) =>
        records.map((record) =>
          record.startsWith('Z') ? `${record.slice(0, digit)}9${record.slice(digit + 1)}` : record,
        ),
      );
      expect(readReturnFile(other)).toEqual({ problem: { line: 3, code: 'totals-wrong' } });
    }
  });
});

it('says until when a person’s bank may take a debit back', () => {
  expect(returnableUntil('2026-10-05')).toBe('2027-01-03');
});

it.each([
  ['901', 'officeMoney.returnReasons.901'],
  ['904', 'officeMoney.returnReasons.other'],
  ['toString', 'officeMoney.returnReasons.other'],
])('words the reason %s by %s', (code, key) => {
  expect(keyOfReturnReason(code)).toBe(key);
});
