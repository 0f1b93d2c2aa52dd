import { describe, expect, it } from 'vitest';
import { type Debit, type DebitFile, writeDebitFile } from './debit-file.ts';
import {
  asBankText,
  DEBIT_CENTS_MAX,
  DEBIT_FIELDS,
  DETAIL_START_FIELDS,
  DebitFileError,
  type Field,
  HEADER_FIELDS,
  ordinalDate,
  RECORD_LENGTH,
  readFields,
  SEGMENTS_A_RECORD,
  TRAILER_FIELDS,
  writeFields,
} from './debit-file-layout.ts';

/** Six of them follow the 24 characters that all records have in common. */
const SEGMENT_LENGTH = 240;

const ADA: Debit = {
  reference: '3A2D34FE',
  amountCents: 500_000n,
  payorName: 'Zoé Bélanger-Lœwen',
  institution: '003',
  transit: '01234',
  account: '1234567',
};
const FILE: DebitFile = {
  number: 7,
  createdOn: '2026-11-20',
  dueOn: '2026-11-23',
  originator: {
    originatorId: '8990000001',
    dataCentre: '00310',
    shortName: 'NORTHLINE',
    longName: 'Northline Exempt Market Inc.',
    transactionCode: '260',
    returns: { institution: '899', transit: '00012', account: '4510027' },
  },
  debits: [ADA],
};

const sizeOf = (fields: readonly Field[]) => fields.reduce((sum, { size }) => sum + size, 0);
const recordsOf = (text: string) => text.split('\r\n').slice(0, -1);
const START_LENGTH = sizeOf(DETAIL_START_FIELDS);
const segmentsOf = (record: string) =>
  Array.from({ length: SEGMENTS_A_RECORD }, (_each, place) =>
    record.slice(START_LENGTH + place * SEGMENT_LENGTH, START_LENGTH + (place + 1) * SEGMENT_LENGTH),
  ).filter((segment) => segment.trim() !== '');

/** First and last position of a field, counted from 1 as the standard does. */
function positionsOf(fields: readonly Field[], id: string, offset = 0): [number, number] {
  const place = fields.findIndex((each) => each.id === id);
  const from = offset + sizeOf(fields.slice(0, place)) + 1;
  return [from, from + (fields[place]?.size ?? 0) - 1];
}

describe('the layout', () => {
  it('fills each record and each segment exactly', () => {
    expect(sizeOf(HEADER_FIELDS)).toBe(RECORD_LENGTH);
    expect(sizeOf(TRAILER_FIELDS)).toBe(RECORD_LENGTH);
    expect(sizeOf(DEBIT_FIELDS)).toBe(SEGMENT_LENGTH);
    expect(START_LENGTH + SEGMENTS_A_RECORD * SEGMENT_LENGTH).toBe(RECORD_LENGTH);
  });

  it.each<[string, readonly Field[], string, number, [number, number]]>([
    ['header: file creation number', HEADER_FIELDS, 'fileCreationNumber', 0, [21, 24]],
    ['header: creation date', HEADER_FIELDS, 'creationDate', 0, [25, 30]],
    ['header: destination data centre', HEADER_FIELDS, 'destinationDataCentre', 0, [31, 35]],
    ['header: currency', HEADER_FIELDS, 'currency', 0, [56, 58]],
    ['debit: transaction type', DEBIT_FIELDS, 'transactionType', 24, [25, 27]],
    ['debit: amount', DEBIT_FIELDS, 'amountCents', 24, [28, 37]],
    ['debit: due date', DEBIT_FIELDS, 'dueDate', 24, [38, 43]],
    ['debit: institution', DEBIT_FIELDS, 'payorInstitution', 24, [44, 52]],
    ['debit: account', DEBIT_FIELDS, 'payorAccount', 24, [53, 64]],
    ['debit: short name', DEBIT_FIELDS, 'originatorShortName', 24, [90, 104]],
    ['debit: payor', DEBIT_FIELDS, 'payorName', 24, [105, 134]],
    ['debit: long name', DEBIT_FIELDS, 'originatorLongName', 24, [135, 164]],
    ['debit: cross-reference', DEBIT_FIELDS, 'crossReference', 24, [175, 193]],
    ['debit: institution for returns', DEBIT_FIELDS, 'returnInstitution', 24, [194, 202]],
    ['debit: account for returns', DEBIT_FIELDS, 'returnAccount', 24, [203, 214]],
    ['trailer: value of debits', TRAILER_FIELDS, 'debitsCents', 0, [25, 38]],
    ['trailer: number of debits', TRAILER_FIELDS, 'debitsCount', 0, [39, 46]],
  ])('has %s where the standard has it', (_name, fields, id, offset, positions) => {
    expect(positionsOf(fields, id, offset)).toEqual(positions);
  });
});

describe('a field without a value', () => {
  it.each<[string, readonly Field[], readonly string[]]>([
    [
      'of the header',
      HEADER_FIELDS,
      ['recordType', 'originatorId', 'directClearerReserved', 'currency', 'filler'],
    ],
    [
      'of a debit',
      DEBIT_FIELDS,
      [
        'payorAccount',
        'originatorShortName',
        'payorName',
        'originatorLongName',
        'directClearerUserId',
        'crossReference',
        'returnAccount',
        'sundry',
        'originalTrace',
        'settlementCode',
      ],
    ],
    ['of the trailer', TRAILER_FIELDS, ['recordType', 'originatorId', 'filler']],
  ])('%s is blank where it is text, and zeros where it is a number', (_name, fields, texts) => {
    const values = Object.entries(readFields(fields, writeFields(fields, {})));
    expect(values.filter(([, value]) => /^ +$/.test(value)).map(([id]) => id)).toEqual(texts);
    expect(values.filter(([, value]) => /^0+$/.test(value))).toHaveLength(fields.length - texts.length);
  });
});

describe('a number', () => {
  const fields: readonly Field[] = [{ id: 'count', kind: 'N', size: 3 }];
  it.each([
    ['7', '007'],
    ['123', '123'],
  ])('%s is written %s', (count, expected) => {
    expect(writeFields(fields, { count })).toBe(expected);
  });

  it.each(['1234', '12a', 'a12', '-1'])('%s is refused', (count) => {
    expect(() => writeFields(fields, { count })).toThrow('count is at most 3 digits');
  });
});

describe('a debit file', () => {
  const written = (): { header: string; detail: string; trailer: string } => {
    const [header = '', detail = '', trailer = ''] = recordsOf(writeDebitFile(FILE));
    return { header, detail, trailer };
  };

  it('begins with its sender, its date and its data centre', () => {
    expect(readFields(HEADER_FIELDS, written().header)).toMatchObject({
      recordType: 'A',
      recordCount: '000000001',
      originatorId: '8990000001',
      fileCreationNumber: '0007',
      creationDate: '026324',
      destinationDataCentre: '00310',
      currency: 'CAD',
    });
  });

  it('has each debit field by field', () => {
    const { detail } = written();
    expect(readFields(DETAIL_START_FIELDS, detail)).toEqual({
      recordType: 'D',
      recordCount: '000000002',
      originatorId: '8990000001',
      fileCreationNumber: '0007',
    });
    expect(segmentsOf(detail)).toHaveLength(1);
    expect(readFields(DEBIT_FIELDS, segmentsOf(detail)[0] ?? '')).toEqual({
      transactionType: '260',
      amountCents: '0000500000',
      dueDate: '026327',
      payorInstitution: '000301234',
      payorAccount: '1234567     ',
      itemTrace: '0'.repeat(22),
      storedTransactionType: '000',
      originatorShortName: 'NORTHLINE      ',
      payorName: 'ZOE BELANGER-LOEWEN'.padEnd(30),
      originatorLongName: 'NORTHLINE EXEMPT MARKET INC.  ',
      directClearerUserId: '8990000001',
      crossReference: '3A2D34FE'.padEnd(19),
      returnInstitution: '089900012',
      returnAccount: '4510027     ',
      sundry: ' '.repeat(15),
      originalTrace: ' '.repeat(22),
      settlementCode: '  ',
      invalidElement: '0'.repeat(11),
    });
  });

  it('ends with the control totals, credits and reversals at zero', () => {
    expect(readFields(TRAILER_FIELDS, written().trailer)).toMatchObject({
      recordType: 'Z',
      recordCount: '000000003',
      debitsCents: '00000000500000',
      debitsCount: '00000001',
      creditsCents: '0'.repeat(14),
      creditsCount: '0'.repeat(8),
      creditReversalsCents: '0'.repeat(14),
      debitReversalsCents: '0'.repeat(14),
    });
  });

  it('keeps its lengths, its order and its totals whatever it holds', () => {
    let seed = 7;
    const next = (max: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % max;
    };
    for (let round = 0; round < 60; round += 1) {
      const debits = Array.from({ length: 1 + next(40) }, (_each, place) => ({
        ...ADA,
        reference: `R${round}-${place}`,
        amountCents: BigInt(1 + next(2_000_000_000)),
        payorName: 'Éric D’Amours \u{1F600} «Ltée» '.repeat(1 + next(3)),
        account: String(1_000_000 + next(9_000_000)),
      }));
      const records = recordsOf(writeDebitFile({ ...FILE, number: 1 + next(9_999), debits }));
      expect(records.every((record) => record.length === RECORD_LENGTH && /^[ -~]*$/.test(record))).toBe(
        true,
      );
      expect(records.map((record) => Number(record.slice(1, 10)))).toEqual(
        records.map((_r, place) => place + 1),
      );
      expect(records).toHaveLength(2 + Math.ceil(debits.length / SEGMENTS_A_RECORD));
      const segments = records
        .slice(1, -1)
        .flatMap(segmentsOf)
        .map((segment) => readFields(DEBIT_FIELDS, segment));
      expect(segments.map(({ crossReference }) => crossReference?.trim())).toEqual(
        debits.map(({ reference }) => reference),
      );
      const sum = segments.reduce((total, { amountCents }) => total + BigInt(amountCents ?? 0), 0n);
      const totals = readFields(TRAILER_FIELDS, records.at(-1) ?? '');
      expect(BigInt(totals.debitsCents ?? 0)).toBe(sum);
      expect(Number(totals.debitsCount)).toBe(debits.length);
    }
  });

  it.each([0, 10_000, 1.5])('is not written under the number %d', (number) => {
    expect(() => writeDebitFile({ ...FILE, number })).toThrow('a file number is 1 to 9999');
  });

  it.each<[string, Partial<DebitFile>]>([
    ['under the first number', { number: 1 }],
    ['under the last number', { number: 9_999 }],
    ['with as many debits as it takes', { debits: Array.from({ length: 5_000 }, () => ADA) }],
    ['with a cent', { debits: [{ ...ADA, amountCents: 1n }] }],
    ['with the largest amount', { debits: [{ ...ADA, amountCents: DEBIT_CENTS_MAX }] }],
  ])('is written %s', (_name, part) => {
    expect(recordsOf(writeDebitFile({ ...FILE, ...part })).length).toBeGreaterThanOrEqual(3);
  });

  const INSTITUTION = 'an institution has 3 digits and a transit 5';
  it.each<[string, Partial<DebitFile>, string]>([
    ['without debits', { debits: [] }, 'a file has 1 to 5000 debits'],
    [
      'with a debit too many',
      { debits: Array.from({ length: 5_001 }, () => ADA) },
      'a file has 1 to 5000 debits',
    ],
    [
      'with a debit of nothing',
      { debits: [{ ...ADA, amountCents: 0n }] },
      'an amount to debit is 0.01 to 99,999,999.99',
    ],
    [
      'with more than ten digits of cents',
      { debits: [{ ...ADA, amountCents: DEBIT_CENTS_MAX + 1n }] },
      'an amount to debit is 0.01 to 99,999,999.99',
    ],
    ['with a short transit', { debits: [{ ...ADA, transit: '123' }] }, INSTITUTION],
    ['with a letter before a transit', { debits: [{ ...ADA, transit: 'x01234' }] }, INSTITUTION],
    ['with a letter after a transit', { debits: [{ ...ADA, transit: '01234x' }] }, INSTITUTION],
    ['with a letter before an institution', { debits: [{ ...ADA, institution: 'x003' }] }, INSTITUTION],
    ['with a letter after an institution', { debits: [{ ...ADA, institution: '003x' }] }, INSTITUTION],
    [
      'with a data centre of letters',
      { originator: { ...FILE.originator, dataCentre: 'ABCDE' } },
      'destinationDataCentre is at most 5 digits',
    ],
  ])('is not written %s', (_name, part, reason) => {
    expect(() => writeDebitFile({ ...FILE, ...part })).toThrow(new DebitFileError(reason));
  });
});

describe('what a bank reads', () => {
  it.each([
    ['Zoé Bélanger', 'ZOE BELANGER'],
    ['Lœwen & fils, ltée', 'LOEWEN & FILS, LTEE'],
    ['L’Écuyer', "L'ECUYER"],
    ['Ngô Đình\tAn', 'NGO DINH AN'],
    ['Æther Ørsted', 'AETHER ORSTED'],
    ['Łukasz Strauß', 'LUKASZ STRAUSS'],
  ])('%s is %s', (text, expected) => {
    expect(asBankText(text)).toBe(expected);
  });

  it.each([
    ['2026-01-01', '026001'],
    ['2026-12-31', '026365'],
    ['2028-12-31', '028366'],
  ])('%s is the day %s', (day, expected) => {
    expect(ordinalDate(day)).toBe(expected);
  });
});
