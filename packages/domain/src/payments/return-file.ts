import { addDays } from '../formats/clock-days.ts';
import type { CalendarDate } from '../people/calendar-date.ts';
import {
  DEBIT_FIELDS,
  type Field,
  HEADER_FIELDS,
  RECORD_LENGTH,
  SEGMENTS_A_RECORD,
  TRAILER_FIELDS,
} from './debit-file-layout.ts';

/** As many as a debit file has. */
export const RETURN_ITEMS_MAX = 5_000;
/** After it a person's bank takes no claim about a pre-authorized debit any more (Payments Canada, Rule H1). */
export const PERSONAL_DEBIT_RETURNABLE_DAYS = 90;

export const RETURN_KINDS = ['returned-debit', 'returned-credit', 'correction', 'notice'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** What records of a bank's file tell: a debit that comes back is what it is read for; all else is for a person's eyes. */
const RECORD_KINDS = {
  I: 'returned-credit',
  J: 'returned-debit',
  E: 'correction',
  F: 'correction',
  U: 'notice',
  S: 'notice',
  V: 'notice',
} as const satisfies Readonly<Record<string, (typeof RETURN_KINDS)[number]>>;

/** What an item became: booked, booked before, kept without an order, or left to a person. */
export const RETURN_OUTCOMES = ['recorded', 'known', 'unmatched', 'to-look-at'] as const;
export type ReturnItemOutcome = (typeof RETURN_OUTCOMES)[number];

export type ReturnItem = {
  /** Its place in the file, from 1. */
  readonly place: number;
  readonly kind: ReturnKind;
  /** Standard 007's code, such as 901. */
  readonly reason: string;
  readonly originalType: string;
  readonly amountCents: bigint;
  readonly day: CalendarDate;
  /** The order's reference, as our file had it. */
  readonly reference: string;
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

type Fields = Readonly<Record<string, string>>;
type Read<T> = { readonly problem: ReturnFileProblem } | { readonly value: T };

const START_LENGTH = 24;
const SEGMENT_LENGTH = 240;

/**
 * Reads a bank's file of returned items (Payments Canada, Standard 005): header, records of up to six segments, trailer. All of it or
 * nothing: every record is whole and numbered, and the trailer's totals are the items'. The reason stands in element 04 and the
 * original type in element 10, as banks' files have it.
 */
export function readReturnFile(text: string): Read<ReturnFile> {
  const records = text.split(/\r?\n/).filter((record, place, all) => record !== '' || place < all.length - 1);
  const broken = records.findIndex((record) => record.length !== RECORD_LENGTH);
  const first = records[0];
  if (first === undefined || !first.startsWith('A')) {
    return problem(1, 'not-005');
  }
  if (broken >= 0) {
    return problem(broken + 1, 'record-length');
  }
  const header = fieldsOf(HEADER_FIELDS, first);
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
    const read = isEdge ? { value: [] } : readSegments(record, line, items.length);
    if ('problem' in read) {
      return read;
    }
    items.push(...read.value);
  }
  return items.length > RETURN_ITEMS_MAX ? problem(null, 'too-many-items') : { value: items };
}

function readSegments(record: string, line: number, before: number): Read<ReturnItem[]> {
  const kind = Object.entries(RECORD_KINDS).find(([letter]) => record.startsWith(letter))?.[1];
  if (kind === undefined) {
    return problem(line, 'record-unknown');
  }
  const segments = Array.from({ length: SEGMENTS_A_RECORD }, (_segment, place) =>
    record.slice(START_LENGTH + place * SEGMENT_LENGTH, START_LENGTH + (place + 1) * SEGMENT_LENGTH),
  );
  const end = segments.findIndex((segment) => segment.trim() === '');
  const filled = end < 0 ? segments : segments.slice(0, end);
  if (segments.slice(filled.length).some((segment) => segment.trim() !== '')) {
    return problem(line, 'segment-after-blank');
  }
  const items = filled.map((segment, place) => readItem(segment, kind, before + place + 1));
  const whole = items.flatMap((item) => (item === null ? [] : [item]));
  return whole.length < items.length || whole.length === 0
    ? problem(line, 'field-unreadable')
    : { value: whole };
}

function readItem(segment: string, kind: ReturnKind, place: number): ReturnItem | null {
  const fields = fieldsOf(DEBIT_FIELDS, segment);
  const day = dayOf(fields.dueDate ?? '');
  if (!isDigits(fields.transactionType) || !isDigits(fields.amountCents) || day === null) {
    return null;
  }
  return {
    place,
    kind,
    reason: fields.transactionType ?? '',
    originalType: fields.storedTransactionType ?? '',
    amountCents: BigInt(fields.amountCents ?? ''),
    day,
    reference: (fields.crossReference ?? '').trim(),
  };
}

/** The trailer counts items, not records: debits with their returns, credits with theirs; what corrects either has its own. */
function hasTotals(records: readonly string[], items: readonly ReturnItem[]): boolean {
  const trailer = fieldsOf(TRAILER_FIELDS, records.at(-1) ?? '');
  const isSum = (kind: ReturnKind, cents: string | undefined, count: string | undefined) => {
    const own = items.filter((item) => item.kind === kind);
    return (
      isDigits(cents) &&
      isDigits(count) &&
      BigInt(cents ?? '') === own.reduce((sum, { amountCents }) => sum + amountCents, 0n) &&
      Number(count) === own.length
    );
  };
  return (
    isSum('returned-debit', trailer.debitsCents, trailer.debitsCount) &&
    isSum('returned-credit', trailer.creditsCents, trailer.creditsCount)
  );
}

/** A zero, two digits of the year and the day of the year. */
function dayOf(text: string): CalendarDate | null {
  const [, year = '', dayOfYear = ''] = /^0(\d{2})(\d{3})$/.exec(text) ?? [];
  const first = `20${year}-01-01`;
  const day = year === '' || Number(dayOfYear) < 1 ? null : addDays(first, Number(dayOfYear) - 1);
  return day?.startsWith(`20${year}`) === true ? day : null;
}

function fieldsOf(fields: readonly Field[], text: string): Fields {
  let from = 0;
  const entries = fields.map(({ id, size }) => {
    from += size;
    return [id, text.slice(from - size, from)] as const;
  });
  return Object.fromEntries(entries);
}

function isDigits(text: string | undefined): boolean {
  return /^\d+$/.test(text ?? '');
}

function problem(line: number | null, code: ReturnFileProblem['code']): { problem: ReturnFileProblem } {
  return { problem: { line, code } };
}
