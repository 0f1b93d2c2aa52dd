import { addDays } from '../../ground/formats/clock-days.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import {
  DEBIT_FIELDS,
  HEADER_FIELDS,
  RECORD_LENGTH,
  readFields,
  readSegments,
  START_LENGTH,
  TRAILER_FIELDS,
} from './debit-file-layout.ts';

/** As many as a debit file has. */
export const RETURN_ITEMS_MAX = 5_000;
/** A record has an item at least; header and trailer have none. */
const RECORDS_MAX = RETURN_ITEMS_MAX + 2;
/** As far as a file is looked at: one record more than it may have, each with its line break. */
export const RETURN_FILE_BYTES_MAX = (RECORDS_MAX + 1) * (RECORD_LENGTH + 2);
/** After it a person's bank takes no claim about a pre-authorized debit any more (Payments Canada, Rule H1). */
export const PERSONAL_DEBIT_RETURNABLE_DAYS = 90;

export const RETURN_KINDS = ['returned-debit', 'returned-credit', 'correction', 'notice'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** What the records of a bank's file are: returned debits are what it is read for; everything else is left to a person. */
const RECORD_KINDS = {
  I: 'returned-credit',
  J: 'returned-debit',
  E: 'correction',
  F: 'correction',
  U: 'notice',
  S: 'notice',
  V: 'notice',
} as const satisfies Readonly<Record<string, (typeof RETURN_KINDS)[number]>>;
type RecordLetter = keyof typeof RECORD_KINDS;
const RECORD_LETTERS: readonly RecordLetter[] = ['I', 'J', 'E', 'F', 'U', 'S', 'V'];

/** What an item became: booked, booked before, kept without an order, or left to a person. */
export const RETURN_OUTCOMES = ['recorded', 'known', 'unmatched', 'to-look-at'] as const;
export type ReturnItemOutcome = (typeof RETURN_OUTCOMES)[number];

export type ReturnItem = {
  /** Its place in the file, from 1. */
  readonly place: number;
  /** The record that has it, from 1, and its type. */
  readonly line: number;
  readonly letter: RecordLetter;
  readonly kind: ReturnKind;
  /** Standard 007's code, such as 901. */
  readonly reason: string;
  readonly originalType: string;
  readonly amountCents: bigint;
  readonly day: CalendarDate;
  /** The order's reference, as our file had it. */
  readonly reference: string;
  /** Whose debit it was, of which account, and the number that the item had. */
  readonly originatorId: string;
  readonly institution: string;
  readonly account: string;
  readonly originalTrace: string;
};

export type ReturnFile = {
  readonly originatorId: string;
  readonly number: number;
  readonly createdOn: CalendarDate;
  readonly items: readonly ReturnItem[];
};

export const RETURN_FILE_PROBLEMS = [
  'not-005',
  'record-length',
  'record-count',
  'other-file',
  'other-currency',
  'record-unknown',
  'field-unreadable',
  'segment-after-blank',
  'totals-wrong',
  'too-many-items',
] as const;
export type ReturnFileProblem = {
  readonly line: number | null;
  readonly code: (typeof RETURN_FILE_PROBLEMS)[number];
};

type Read<T> = { readonly problem: ReturnFileProblem } | { readonly value: T };

/**
 * Reads a bank's file of returned items (Payments Canada, Standard 005): header, records of up to six segments, trailer. All of it or
 * nothing: every record is whole and numbered, and the trailer's totals are the items'. The reason stands in element 04, the original
 * type in 10, the original account in 16 and 17, and the original trace in 19, as banks' files have it.
 */
export function readReturnFile(text: string): Read<ReturnFile> {
  if (!text.startsWith('A')) {
    return problem(1, 'not-005');
  }
  const taken = recordsOf(text);
  if ('problem' in taken) {
    return taken;
  }
  const { value: records } = taken;
  const first = records[0] ?? '';
  const header = readFields(HEADER_FIELDS, first);
  const createdOn = dayOf(header.creationDate ?? '');
  if (header.currency !== 'CAD') {
    return problem(1, 'other-currency');
  }
  if (createdOn === null || !isDigits(header.fileCreationNumber)) {
    return problem(1, 'field-unreadable');
  }
  const items = readItems(records, first);
  if ('problem' in items) {
    return items;
  }
  const file = {
    originatorId: (header.originatorId ?? '').trim(),
    number: Number(header.fileCreationNumber),
    createdOn,
  };
  return hasTotals(records, items.value)
    ? { value: { ...file, items: items.value } }
    : problem(records.length, 'totals-wrong');
}

/** The day until which a person's bank may still take a debit back that it made on a day. */
export function returnableUntil(debitedOn: CalendarDate): CalendarDate {
  return addDays(debitedOn, PERSONAL_DEBIT_RETURNABLE_DAYS);
}

/** The records of a file, one on each line; none further than the first that is none. */
function recordsOf(text: string): Read<string[]> {
  const records: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    const record = line.endsWith('\r') && end >= 0 ? line.slice(0, -1) : line;
    if (record.length !== RECORD_LENGTH) {
      return problem(records.length + 1, 'record-length');
    }
    if (records.length === RECORDS_MAX) {
      return problem(null, 'too-many-items');
    }
    records.push(record);
    from = end < 0 ? text.length : end + 1;
  }
  return { value: records };
}

function readItems(records: readonly string[], header: string): Read<ReturnItem[]> {
  const items: ReturnItem[] = [];
  for (const [place, record] of records.entries()) {
    const line = place + 1;
    if (record.slice(1, 10) !== String(line).padStart(9, '0')) {
      return problem(line, 'record-count');
    }
    if (record.slice(10, START_LENGTH) !== header.slice(10, START_LENGTH)) {
      return problem(line, 'other-file');
    }
    const isEdge = record.startsWith('A') || record.startsWith('Z');
    if (isEdge !== (place === 0 || line === records.length) || (place > 0 && record.startsWith('A'))) {
      return problem(line, 'record-unknown');
    }
    const read = isEdge ? { value: [] } : readRecord(record, line, items.length);
    if ('problem' in read) {
      return read;
    }
    items.push(...read.value);
  }
  return items.length > RETURN_ITEMS_MAX ? problem(null, 'too-many-items') : { value: items };
}

function readRecord(record: string, line: number, before: number): Read<ReturnItem[]> {
  const letter = RECORD_LETTERS.find((each) => record.startsWith(each));
  if (letter === undefined) {
    return problem(line, 'record-unknown');
  }
  const segments = readSegments(record);
  const end = segments.findIndex((segment) => segment.trim() === '');
  const filled = end < 0 ? segments : segments.slice(0, end);
  if (segments.slice(filled.length).some((segment) => segment.trim() !== '')) {
    return problem(line, 'segment-after-blank');
  }
  const items = filled.map((segment, place) =>
    readItem(segment, { letter, line, place: before + place + 1 }),
  );
  const whole = items.flatMap((item) => (item === null ? [] : [item]));
  return whole.length < items.length || whole.length === 0
    ? problem(line, 'field-unreadable')
    : { value: whole };
}

function readItem(segment: string, at: Pick<ReturnItem, 'letter' | 'line' | 'place'>): ReturnItem | null {
  const fields = readFields(DEBIT_FIELDS, segment);
  const day = dayOf(fields.dueDate ?? '');
  if (!isDigits(fields.transactionType) || !isDigits(fields.amountCents) || day === null) {
    return null;
  }
  const text = (name: string) => (fields[name] ?? '').trim();
  return {
    ...at,
    kind: RECORD_KINDS[at.letter],
    reason: fields.transactionType ?? '',
    originalType: fields.storedTransactionType ?? '',
    amountCents: BigInt(fields.amountCents ?? ''),
    day,
    reference: text('crossReference'),
    originatorId: text('directClearerUserId'),
    institution: text('returnInstitution'),
    account: text('returnAccount'),
    originalTrace: text('originalTrace'),
  };
}

/** The trailer counts items, not records: debits with their returns, credits with theirs; what corrects either has its own. */
function hasTotals(records: readonly string[], items: readonly ReturnItem[]): boolean {
  const trailer = readFields(TRAILER_FIELDS, records.at(-1) ?? '');
  const isSum = (letter: RecordLetter, total: string) => {
    const cents = trailer[`${total}Cents`];
    const count = trailer[`${total}Count`];
    const own = items.filter((item) => item.letter === letter);
    return (
      isDigits(cents) &&
      isDigits(count) &&
      BigInt(cents ?? '') === own.reduce((sum, { amountCents }) => sum + amountCents, 0n) &&
      Number(count) === own.length
    );
  };
  return (
    isSum('J', 'debits') &&
    isSum('I', 'credits') &&
    isSum('E', 'creditReversals') &&
    isSum('F', 'debitReversals')
  );
}

/** A zero, two digits of the year and the day of the year. */
function dayOf(text: string): CalendarDate | null {
  const [, year = '', dayOfYear = ''] = /^0(\d{2})(\d{3})$/.exec(text) ?? [];
  const first = `20${year}-01-01`;
  const day = year === '' || Number(dayOfYear) < 1 ? null : addDays(first, Number(dayOfYear) - 1);
  return day?.startsWith(`20${year}`) === true ? day : null;
}

function isDigits(text: string | undefined): boolean {
  return /^\d+$/.test(text ?? '');
}

function problem(line: number | null, code: ReturnFileProblem['code']): { problem: ReturnFileProblem } {
  return { problem: { line, code } };
}
