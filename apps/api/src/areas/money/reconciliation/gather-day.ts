import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { DayFacts } from '@portal/domain/money/reconciliation/day-facts';
import { shareOfOrder } from '@portal/domain/money/reconciliation/share-of-order';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readLineText, type StoredText } from '../bank/lines/line-text.ts';
import { moneyFactsOf } from '../payments/journal/stored-money-facts.ts';
import { type AccountOfDay, listAccountsOfDay } from './accounts-of-day.store.ts';
import type { DaySpan } from './day-span.ts';
import {
  type BooksOfDay,
  listOpenEntries,
  listOpenLinesOfDay,
  listOrdersOfDay,
  listUnapplied,
  readBooksOfDay,
} from './entries-of-day.store.ts';

/**
 * Open lines and entries, and orders with money: a dealer has some hundreds. Anything beyond remains as a difference that nobody
 * can close over.
 */
const ROWS_READ_MAX = 20_000;

export type GatheredDay = { facts: DayFacts; accounts: AccountOfDay[]; books: BooksOfDay };

/** Reads everything that the reconciliation of a day follows from, as of now. */
export async function gatherDay(db: Db, deps: Pick<Deps, 'secrets'>, span: DaySpan): Promise<GatheredDay> {
  const accounts = await listAccountsOfDay(db, span);
  const books = await readBooksOfDay(db, span);
  const lines = await listOpenLinesOfDay(db, span, ROWS_READ_MAX);
  const entries = await listOpenEntries(db, span, ROWS_READ_MAX);
  const unapplied = await listUnapplied(db, span, ROWS_READ_MAX);
  const orders = await listOrdersOfDay(db, span, ROWS_READ_MAX);
  return {
    accounts,
    books,
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
      shares: orders.map(({ tradeId, events, debits }) =>
        shareOfOrder(tradeId, moneyFactsOf({ events, debits, confirmed: [], hasAccount: false })),
      ),
      unapplied: unapplied.map(({ valueAt, ...one }) => ({ ...one, day: dealerDay(valueAt) })),
      toIssuersCents: books.toIssuersCents,
      toInvestorsCents: books.toInvestorsCents,
      bankChargesCents: books.bankChargesCents,
      bankInterestCents: books.bankInterestCents,
    },
  };
}

/** What the bank wrote in a line, joined into one. */
export async function textOfLine(deps: Pick<Deps, 'secrets'>, line: StoredText): Promise<string> {
  const { description, party } = await readLineText(deps, line);
  return party === null ? description : `${description} ${party}`;
}
