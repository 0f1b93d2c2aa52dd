import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { type CsvProfile, csvProfileSchema } from '@portal/domain/money/bank/statements/statement-profile';

/** A layout as entered by hand; columns by their index from 0, '' if not given. */
export type LayoutDraft = {
  delimiter: CsvProfile['delimiter'];
  encoding: CsvProfile['encoding'];
  decimalMark: CsvProfile['decimalMark'];
  dateForm: string;
  /** The line with the column names; '' if there is none. */
  headerLine: string;
  date: string;
  description: readonly string[];
  amountKind: string;
  amount: string;
  out: string;
  in: string;
  direction: string;
  /** Words, separated by commas. */
  inWords: string;
  outWords: string;
  balance: string;
  account: readonly string[];
  party: string;
  /** The column that marks lines not posted yet, and the words that it uses. */
  pending: string;
  pendingWords: string;
  otherCurrencies: readonly string[];
};

export const AMOUNT_KINDS = ['signed', 'two-columns', 'by-word'] as const;

export const NEW_LAYOUT: LayoutDraft = {
  delimiter: ',',
  encoding: 'utf-8',
  decimalMark: 'point',
  dateForm: '',
  headerLine: '',
  date: '',
  description: [],
  amountKind: '',
  amount: '',
  out: '',
  in: '',
  direction: '',
  inWords: '',
  outWords: '',
  balance: '',
  account: [],
  party: '',
  pending: '',
  pendingWords: '',
  otherCurrencies: [],
};

const NEEDED_BY_KIND: Readonly<Record<string, readonly (keyof LayoutDraft)[]>> = {
  signed: ['amount'],
  'two-columns': ['out', 'in'],
  'by-word': ['amount', 'direction', 'inWords', 'outWords'],
};

/** What a layout still lacks before a file can be read with it. */
export function checkLayout(draft: LayoutDraft): FieldIssue[] {
  const needed: readonly (keyof LayoutDraft)[] = [
    'dateForm',
    'date',
    'description',
    'amountKind',
    ...(NEEDED_BY_KIND[draft.amountKind] ?? []),
    ...(draft.pending === '' ? [] : (['pendingWords'] as const)),
  ];
  const missing = needed.filter((name) => draft[name].length === 0);
  const isSame = draft.amountKind === 'two-columns' && draft.out !== '' && draft.out === draft.in;
  return [
    ...missing.map((path) => ({ path, key: 'officeBank.layout.missing', values: {} })),
    ...(isSame ? [{ path: 'in', key: 'officeBank.layout.sameColumn', values: {} }] : []),
  ];
}

/** The profile for a draft, given the file's first rows; null while something is missing. */
export function layoutOf(draft: LayoutDraft, rows: FileSampleAnswer['rows']): CsvProfile | null {
  const header = rows.find(({ line }) => String(line) === draft.headerLine)?.cells ?? null;
  const data = header === null ? rows : rows.filter(({ line }) => line > Number(draft.headerLine));
  const profile = {
    format: 'csv',
    delimiter: draft.delimiter,
    encoding: draft.encoding,
    decimalMark: draft.decimalMark,
    dateForm: draft.dateForm,
    header: header?.map((name) => name.trim()) ?? null,
    width: Math.min(...(data.length === 0 ? rows : data).map(({ cells }) => cells.length)),
    date: Number(draft.date),
    description: draft.description.map(Number),
    amount: amountOf(draft),
    balance: draft.balance === '' ? null : Number(draft.balance),
    account: draft.account.map(Number),
    otherCurrencies: draft.otherCurrencies.map(Number),
    pending:
      draft.pending === '' ? null : { column: Number(draft.pending), words: wordsOf(draft.pendingWords) },
    party: draft.party === '' ? null : { column: Number(draft.party), part: 'whole' },
  };
  return checkLayout(draft).length > 0 ? null : (csvProfileSchema.safeParse(profile).data ?? null);
}

function amountOf({ amountKind, amount, out, in: into, direction, inWords, outWords }: LayoutDraft) {
  if (amountKind === 'two-columns') {
    return { kind: amountKind, out: Number(out), in: Number(into) };
  }
  const byWord =
    amountKind === 'by-word'
      ? { column: Number(direction), in: wordsOf(inWords), out: wordsOf(outWords) }
      : null;
  return { kind: amountKind, column: Number(amount), direction: byWord };
}

function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
