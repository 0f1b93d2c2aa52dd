import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { DayFacts } from '@portal/domain/money/reconciliation/day-facts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readLineText, type StoredText } from '../bank/lines/line-text.ts';
import { type AccountOfDay, listAccountsOfDay } from './accounts-of-day.store.ts';
import { type BooksOfDay, readBooksOfDay } from './books-of-day.store.ts';
import type { DaySpan } from './day-span.ts';
import type { DayState, StateBefore } from './day-state.ts';
import { listOpenEntries, listOpenLinesOfDay } from './entries-of-day.store.ts';
import { listShares } from './shares-of-day.store.ts';
import { listUnapplied } from './unapplied-of-day.store.ts';

/**
 * Open lines and entries, and orders with money: a dealer has some hundreds. Anything beyond remains as a difference that nobody
 * can close over.
 */
const ROWS_READ_MAX = 20_000;

export type GatheredDay = {
  facts: DayFacts;
  accounts: AccountOfDay[];
  books: BooksOfDay;
  /** What the day after can begin from; null where a limit has cut it. */
  state: DayState | null;
};

/**
 * Everything that the reconciliation of a day follows from, as of now: from the state of the day closed before and what came
 * since, or from the first row. Either gives the same.
 */
export async function gatherDay(
  db: Db,
  deps: Pick<Deps, 'secrets'>,
  span: DaySpan,
  before: StateBefore | null,
): Promise<GatheredDay> {
  const accounts = await listAccountsOfDay(db, span, before);
  const books = await readBooksOfDay(db, span, before);
  const lines = await listOpenLinesOfDay(db, span, ROWS_READ_MAX);
  const entries = await listOpenEntries(db, span, ROWS_READ_MAX);
  const ofNoOrder = await listUnapplied(db, span, before, ROWS_READ_MAX);
  const ofOrders = await listShares(db, span, before, ROWS_READ_MAX);
  const { unapplied } = ofNoOrder;
  const { shares } = ofOrders;
  return {
    accounts,
    books,
    state: ofNoOrder.isWhole && ofOrders.isWhole ? stateOf({ accounts, books, unapplied, shares }) : null,
    facts: {
      day: span.day,
      accounts,
      lines: await Promise.all(
        lines.map(async ({ parts, sealed, ...line }) => ({
          ...line,
          text: await textOfLine(deps, { id: line.id, sealed }),
          parts: parts.map(({ cents, valueAt }) => ({
            cents: BigInt(cents),
            entryDay: dealerDay(new Date(valueAt)),
          })),
        })),
      ),
      entries: entries.map(({ valueAt, ...entry }) => ({ ...entry, day: dealerDay(valueAt) })),
      booksCents: books.closingCents,
      shares,
      unapplied: unapplied.map(({ id, cents, valueAt }) => ({ id, cents, day: dealerDay(valueAt) })),
      toIssuersCents: books.toIssuersCents,
      toInvestorsCents: books.toInvestorsCents,
      bankChargesCents: books.bankChargesCents,
      bankInterestCents: books.bankInterestCents,
    },
  };
}

function stateOf({
  accounts,
  books: { inCents: _, outCents: __, ...balances },
  unapplied,
  shares,
}: Pick<DayState, 'unapplied' | 'shares'> & Pick<GatheredDay, 'accounts' | 'books'>): DayState {
  return {
    balances,
    accounts: accounts
      .map(({ id, closingCents, openingCents }) => ({ id, cents: closingCents - openingCents }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    unapplied,
    shares,
  };
}

/** What the bank wrote in a line, joined into one. */
export async function textOfLine(deps: Pick<Deps, 'secrets'>, line: StoredText): Promise<string> {
  const { description, party } = await readLineText(deps, line);
  return party === null ? description : `${description} ${party}`;
}
