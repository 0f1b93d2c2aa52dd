import type { CalendarDate } from '../../../ground/people/calendar-date.ts';

/** Lines of one file; a month of a busy trust account has a few hundred. */
export const STATEMENT_LINES_MAX = 50_000;
/** Of one file: its lines, and what stands above them. */
export const STATEMENT_ROWS_MAX = STATEMENT_LINES_MAX + 100;
/** As large as any file that a person may send. */
export const STATEMENT_BYTES_MAX = 15_728_640;
/** Of a description or a name, in characters: banks have less. */
export const BANK_TEXT_LENGTH_MAX = 500;
/** How many problems of a file are reported at once. */
export const STATEMENT_PROBLEMS_MAX = 50;

/** A row of a file, and the line on which it ends, from 1. */
export type BankRow = { readonly line: number; readonly cells: readonly string[] };

/** True for a line of a file on which nothing stands. */
export function isEmptyRow({ cells }: BankRow): boolean {
  return cells.length === 1 && cells[0] === '';
}

/** One movement of an account. */
export type BankLine = {
  readonly line: number;
  readonly day: CalendarDate;
  /** Positive came in, negative went out; never zero. */
  readonly cents: bigint;
  readonly description: string;
  /** Who paid or was paid, where the bank says so apart. */
  readonly party: string | null;
  /** The bank's own id; it may be used again, and is no proof of anything by itself. */
  readonly bankId: string | null;
  /** What the account holds after it, where the bank says so. */
  readonly balanceCents: bigint | null;
};

/** Why a line of a file is none of the account's movements. */
export const PASSED_OVER = [
  'header',
  'before-header',
  'other-account',
  'pending',
  'no-amount',
  'balance',
  'empty',
] as const;
export type PassedOver = { readonly line: number; readonly because: (typeof PASSED_OVER)[number] };

/** Why a file is refused; each problem is on a line, or about the file as a whole. */
export const STATEMENT_PROBLEMS = [
  'empty',
  'too-many-lines',
  'too-large',
  'wrong-encoding',
  'broken-quotes',
  'wrong-columns',
  'header-missing',
  'date-unreadable',
  'dates-out-of-order',
  'amount-unreadable',
  'amount-missing',
  'two-amounts',
  'direction-unknown',
  'direction-contradicts',
  'other-currency',
  'text-too-long',
  'balance-unreadable',
  'balance-broken',
  'no-account-line',
  'several-accounts',
  'not-ofx',
] as const;
export type StatementProblemCode = (typeof STATEMENT_PROBLEMS)[number];
export type StatementProblem = { readonly line: number | null; readonly code: StatementProblemCode };

/** What the rows of a file are numbered by: its lines, or, where several rows stand on one, their order. */
export type RowsBy = 'line' | 'order';

/** What was read of a file. With a problem nothing of it is taken. */
export type ReadStatement = {
  /** The earliest first. */
  readonly lines: readonly BankLine[];
  readonly passedOver: readonly PassedOver[];
  readonly problems: readonly StatementProblem[];
  /** As the file has them; null where it has no balances. */
  readonly openingCents: bigint | null;
  readonly closingCents: bigint | null;
  /** The accounts that the file names, as it names them; none where it names no account. */
  readonly accounts: readonly string[];
  readonly rowsBy: RowsBy;
};

/** A file of which nothing is taken because of this. */
export function refusedStatement(problems: readonly StatementProblem[]): ReadStatement {
  return {
    lines: [],
    passedOver: [],
    problems: problems.slice(0, STATEMENT_PROBLEMS_MAX),
    openingCents: null,
    closingCents: null,
    accounts: [],
    rowsBy: 'line',
  };
}
