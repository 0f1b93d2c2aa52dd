import { plainLetters } from '../../ground/people/fold-text.ts';

/**
 * The layout of a debit file as data: Payments Canada, Standard 005, 'Standards for the Exchange of Financial Data on AFT
 * Files', logical records A, D and Z. Positions follow from the order and the sizes; a test adds them up.
 */

/** Every logical record has 1464 characters: 24 that all have in common, and six segments of 240. */
export const RECORD_LENGTH = 1464;
export const SEGMENTS_A_RECORD = 6;

/** `N`: digits, right-justified and filled with zeros. `AN`: text, left-justified and filled with spaces. */
export type Field = { readonly id: string; readonly kind: 'N' | 'AN'; readonly size: number };

const field = (id: string, kind: 'N' | 'AN', size: number): Field => ({ id, kind, size });

/** Data elements 01 to 03, the same in each record of a file. */
const START = [
  field('recordType', 'AN', 1),
  field('recordCount', 'N', 9),
  field('originatorId', 'AN', 10),
  field('fileCreationNumber', 'N', 4),
] as const;

/** Logical record A: the header, once and first. */
export const HEADER_FIELDS: readonly Field[] = [
  ...START,
  field('creationDate', 'N', 6),
  field('destinationDataCentre', 'N', 5),
  field('directClearerReserved', 'AN', 20),
  field('currency', 'AN', 3),
  field('filler', 'AN', 1406),
];

/** Logical record D, before its segments. */
export const DETAIL_START_FIELDS: readonly Field[] = START;

/** One debit: data elements 04 to 21 of logical record D. Element 19 is filler in what is sent, and the original trace in what comes back. */
export const DEBIT_FIELDS: readonly Field[] = [
  field('transactionType', 'N', 3),
  field('amountCents', 'N', 10),
  field('dueDate', 'N', 6),
  field('payorInstitution', 'N', 9),
  field('payorAccount', 'AN', 12),
  field('itemTrace', 'N', 22),
  field('storedTransactionType', 'N', 3),
  field('originatorShortName', 'AN', 15),
  field('payorName', 'AN', 30),
  field('originatorLongName', 'AN', 30),
  field('directClearerUserId', 'AN', 10),
  field('crossReference', 'AN', 19),
  field('returnInstitution', 'N', 9),
  field('returnAccount', 'AN', 12),
  field('sundry', 'AN', 15),
  field('originalTrace', 'AN', 22),
  field('settlementCode', 'AN', 2),
  field('invalidElement', 'N', 11),
];

/** Logical record Z: the trailer with the control totals, once and last. */
export const TRAILER_FIELDS: readonly Field[] = [
  ...START,
  field('debitsCents', 'N', 14),
  field('debitsCount', 'N', 8),
  field('creditsCents', 'N', 14),
  field('creditsCount', 'N', 8),
  field('creditReversalsCents', 'N', 14),
  field('creditReversalsCount', 'N', 8),
  field('debitReversalsCents', 'N', 14),
  field('debitReversalsCount', 'N', 8),
  field('filler', 'AN', 1352),
];

/** Standard 007's transaction code for an investment (code 260, INV/PLA on statements). */
export const INVESTMENT_TRANSACTION_CODE = '260';

export const FILE_CREATION_NUMBER_MAX = 9_999;
/** Ten digits of cents. */
export const DEBIT_CENTS_MAX = 9_999_999_999n;

export class DebitFileError extends Error {}

/**
 * A record or a segment of these fields; a value that is not given is all zeros or all spaces.
 * Throws DebitFileError for digits that are none or too many; text that is too long is cut, as the standard has it.
 */
export function writeFields(
  fields: readonly Field[],
  values: Readonly<Record<string, string | bigint>>,
): string {
  return fields.map((each) => writeField(each, String(values[each.id] ?? ''))).join('');
}

function writeField({ id, kind, size }: Field, value: string): string {
  if (kind === 'AN') {
    return asBankText(value).slice(0, size).padEnd(size, ' ');
  }
  if (!/^\d*$/.test(value) || value.length > size) {
    throw new DebitFileError(`${id} is at most ${size} digits`);
  }
  return value.padStart(size, '0');
}

/** The values that a record or a segment of these fields holds, fill characters and all. */
export function readFields(fields: readonly Field[], text: string): Readonly<Record<string, string>> {
  let from = 0;
  const entries = fields.map(({ id, size }) => {
    from += size;
    return [id, text.slice(from - size, from)] as const;
  });
  return Object.fromEntries(entries);
}

/** What all records of a file begin with. */
export const START_LENGTH = START.reduce((length, { size }) => length + size, 0);
const SEGMENT_LENGTH = (RECORD_LENGTH - START_LENGTH) / SEGMENTS_A_RECORD;

/** The six segments of a detail record, blank ones too. */
export function readSegments(record: string): string[] {
  return Array.from({ length: SEGMENTS_A_RECORD }, (_segment, place) =>
    record.slice(START_LENGTH + place * SEGMENT_LENGTH, START_LENGTH + (place + 1) * SEGMENT_LENGTH),
  );
}

const APOSTROPHES = /[’‘´`ʹ-ˁꞌ]/gu;
const HYPHENS = /\p{Pd}/gu;
const NOT_TAKEN = /[^A-Z0-9 &'(),./+*#@$:;=?%-]/g;

/** Text as every bank's system reads it: capitals without accents and strokes; what has no such form becomes a blank. */
export function asBankText(text: string): string {
  return plainLetters(text.replace(APOSTROPHES, "'").replace(HYPHENS, '-'))
    .toUpperCase()
    .replace(NOT_TAKEN, ' ');
}

/** A calendar day as the standard writes it: a zero, two digits of the year, and the day of the year. */
export function ordinalDate(day: string): string {
  const year = Number(day.slice(0, 4));
  const dayOfYear = (Date.parse(`${day}T00:00:00Z`) - Date.UTC(year, 0, 0)) / 86_400_000;
  return `0${day.slice(2, 4)}${String(dayOfYear).padStart(3, '0')}`;
}
