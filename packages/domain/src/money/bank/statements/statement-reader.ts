import { foldText } from '../../../ground/people/fold-text.ts';
import { isOneOf } from './is-one-of.ts';
import { partyOfCell } from './party-of-cell.ts';
import { readBankCents } from './read-bank-cents.ts';
import { readBankDay } from './read-bank-day.ts';
import { readLineAmount } from './read-line-amount.ts';
import { settleBalances } from './settle-balances.ts';
import {
  BANK_TEXT_LENGTH_MAX,
  type BankLine,
  type BankRow,
  isEmptyRow,
  type PassedOver,
  type ReadStatement,
  refusedStatement,
  STATEMENT_LINES_MAX,
  STATEMENT_ROWS_MAX,
  type StatementProblem,
  type StatementProblemCode,
} from './statement.ts';
import type { CsvProfile } from './statement-profile.ts';

/** Of a name above a column with blanks around it; longer cells are something else, and not looked at. */
const HEADER_CELL_LENGTH_MAX = 120;

type RowRead =
  | { readonly line: BankLine }
  | { readonly passedOver: PassedOver['because'] }
  | { readonly problem: StatementProblemCode };

/** Rows above the names of the columns; a file with more has none. */
const ROWS_ABOVE_MAX = STATEMENT_ROWS_MAX - STATEMENT_LINES_MAX;

/** Reads a bank's file row by row. `isRefused`: nothing of it will be taken, whatever follows. */
export type StatementReader = {
  take: (row: BankRow) => void;
  isRefused: () => boolean;
  end: () => ReadStatement;
};

/**
 * Reads the rows of a bank's file by a profile, as they come; `account`: as the file names it, where it has lines of several. Everything
 * that leaves a doubt is a problem on its line, and a file with a problem is not taken. Its lines come the earliest first, and its
 * balances, where it has them, follow from each other.
 */
export function statementReader(profile: CsvProfile, account: string | null = null): StatementReader {
  const lines: BankLine[] = [];
  const passedOver: PassedOver[] = [];
  const problems: StatementProblem[] = [];
  const accounts = new Set<string>();
  let isBegun = profile.header === null;
  let above = 0;
  let rows = 0;
  let whole: StatementProblem['code'] | null = null;
  const takeBelow = (row: BankRow) => {
    const read = readRow(row, profile, account);
    if ('line' in read) {
      lines.push(read.line);
    } else if ('problem' in read) {
      problems.push({ line: row.line, code: read.problem });
      return;
    } else {
      passedOver.push({ line: row.line, because: read.passedOver });
    }
    if (!isHeader(row, profile)) {
      accounts.add(accountOf(row, profile));
    }
  };
  return {
    take: (row) => {
      if (isEmptyRow(row)) {
        passedOver.push({ line: row.line, because: 'empty' });
      } else if (isBegun) {
        rows += 1;
        whole ??= rows > STATEMENT_LINES_MAX ? 'too-many-lines' : null;
        takeBelow(row);
      } else if (isHeader(row, profile)) {
        isBegun = true;
        takeBelow(row);
      } else {
        passedOver.push({ line: row.line, because: 'before-header' });
        above += 1;
        whole ??= above > ROWS_ABOVE_MAX ? 'header-missing' : null;
      }
    },
    isRefused: () => whole !== null || problems.length > 0,
    end: () => {
      const ofAll = whole ?? (isBegun ? null : 'header-missing');
      if (ofAll !== null) {
        return refusedStatement([{ line: null, code: ofAll }]);
      }
      const named = [...accounts].filter((name) => name !== '').sort();
      const asAWhole = problemAsAWhole(lines.length, named, account);
      const found = problems.length === 0 && asAWhole !== null ? [asAWhole] : problems;
      return found.length > 0
        ? { ...refusedStatement(found), accounts: named }
        : {
            ...settleBalances(lines),
            passedOver: passedOver.sort((a, b) => a.line - b.line),
            accounts: named,
            rowsBy: 'line',
          };
    },
  };
}

/** Lines of several accounts have balances of their own: somebody has to say whose file this is. */
function problemAsAWhole(
  count: number,
  accounts: readonly string[],
  account: string | null,
): StatementProblem | null {
  if (accounts.length > 1 && account === null) {
    return { line: null, code: 'several-accounts' };
  }
  if (count > 0) {
    return null;
  }
  return { line: null, code: account === null || accounts.length === 0 ? 'empty' : 'no-account-line' };
}

function readRow(row: BankRow, profile: CsvProfile, account: string | null): RowRead {
  const { cells, line } = row;
  const { pending } = profile;
  if (isHeader(row, profile)) {
    return { passedOver: 'header' };
  }
  if (cells.length < profile.width || cells.slice(profile.width).some((cell) => cell.trim() !== '')) {
    return { problem: 'wrong-columns' };
  }
  const cell = (place: number) => (cells[place] ?? '').trim();
  if (account !== null && accountOf(row, profile) !== account) {
    return { passedOver: 'other-account' };
  }
  if (pending !== null && isOneOf(pending.words, cell(pending.column))) {
    return { passedOver: 'pending' };
  }
  if (profile.otherCurrencies.some((place) => cell(place) !== '')) {
    return { problem: 'other-currency' };
  }
  const day = readBankDay(cell(profile.date), profile.dateForm);
  if (day === null) {
    return { problem: 'date-unreadable' };
  }
  const amount = readLineAmount(cells, profile);
  if ('problem' in amount) {
    return amount;
  }
  const balanceCents =
    profile.balance === null ? null : readBankCents(cell(profile.balance), profile.decimalMark);
  if (profile.balance !== null && balanceCents === null) {
    return { problem: 'balance-unreadable' };
  }
  const description = profile.description.map(cell).join(' ').replaceAll(/\s+/gu, ' ').trim();
  if (description.length > BANK_TEXT_LENGTH_MAX) {
    return { problem: 'text-too-long' };
  }
  if (amount.cents === 0n) {
    return { passedOver: 'no-amount' };
  }
  const party = profile.party === null ? null : partyOfCell(cell(profile.party.column), profile.party.part);
  return { line: { line, day, cents: amount.cents, description, party, bankId: null, balanceCents } };
}

/** The account as the file names it; empty where the profile knows no column for it. */
function accountOf({ cells }: BankRow, { account }: CsvProfile): string {
  return account
    .map((place) => (cells[place] ?? '').trim().replaceAll(/^'|'$/g, ''))
    .join(' ')
    .trim();
}

/**
 * True for the names above the columns, in any capitals, accents and apostrophes. Some banks write them again above the lines of the
 * next account.
 */
function isHeader({ cells }: BankRow, { header }: CsvProfile): boolean {
  return header?.every((name, place) => isSameName(cells[place] ?? '', name)) ?? false;
}

function isSameName(cell: string, name: string): boolean {
  return cell === name || (cell.length <= HEADER_CELL_LENGTH_MAX && foldText(cell) === foldText(name));
}
