import type { LineFilter } from '@portal/domain/bank/line-query';
import { readBankCents } from '@portal/domain/bank/read-bank-cents';
import { COUNT_MAX } from '@portal/domain/desk/desk-query';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { MatchKind } from './bank-tables.ts';

/** A line of a statement, and how much of it is matched. */
export type BankLineRecord = {
  seq: bigint;
  id: string;
  accountId: string;
  day: string;
  cents: bigint;
  description: string;
  party: string | null;
  matchedCents: bigint;
};

const LINE = [
  'seq',
  'id',
  'account_id as accountId',
  'day',
  'cents',
  'description',
  'party',
  'matched_cents as matchedCents',
] as const;

/** Holds a line: who matches it at the same time waits, and sees what is left. */
export async function lockLine(trx: Db, id: string): Promise<BankLineRecord | undefined> {
  return trx.selectFrom('bank_lines').select(LINE).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** What a bank wrote, as `withoutAccents` makes it. */
const FOLDED_TEXT = sql`lower(regexp_replace(
  normalize(description || ' ' || coalesce(party, ''), NFD), '[\\u0300-\\u036f]', '', 'g'))`;

/** Of the lines that are not matched whole, those that were asked for. */
function asked({ account, way, search }: LineFilter): RawBuilder<boolean> {
  const cents = search === undefined ? null : readSearchedCents(search);
  const conditions = [
    sql`matched_cents < abs(cents)`,
    account === undefined ? undefined : sql`account_id = ${account}`,
    way === undefined ? undefined : sql`sign(cents) = ${way === 'in' ? 1 : -1}`,
    search === undefined
      ? undefined
      : sql`(strpos(${FOLDED_TEXT}, ${withoutAccents(search)}) > 0
          or abs(cents) = ${cents})`,
  ].filter((condition) => condition !== undefined);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Hyphens and apostrophes stay: banks write `E-TRANSFER`. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** An amount as somebody types it in either language; null for what is none. */
function readSearchedCents(search: string): bigint | null {
  const cents = readBankCents(search, 'point') ?? readBankCents(search, 'comma');
  return cents !== null && cents < 0n ? -cents : cents;
}

/** Lines that are not matched whole, the earliest first, after a place in that order. */
export async function listOpenLines(
  db: Db,
  { after, limit, ...filter }: LineFilter & { after: bigint; limit: number },
): Promise<BankLineRecord[]> {
  return db
    .selectFrom('bank_lines')
    .select(LINE)
    .where(asked(filter))
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** How many were asked for, up to `max`. */
export async function countOpenLines(
  db: Db,
  filter: LineFilter,
  max: number = COUNT_MAX,
): Promise<{ value: number; isCapped: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from bank_lines where ${asked(filter)} limit ${max + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { value: Math.min(count, max), isCapped: count > max };
}

export type MatchRecord = {
  id: string;
  lineId: string;
  kind: MatchKind;
  cents: bigint;
  /** Null with the order of money that belongs to none. */
  investorId: string | null;
  tradeId: string | null;
  journalId: string;
  isBooked: boolean;
  how: 'reference' | 'person';
  payor: string | null;
  reason: string | null;
};

export async function insertMatch(trx: Db, match: MatchRecord, by: string, at: Date): Promise<void> {
  await trx
    .insertInto('bank_matches')
    .values({
      id: match.id,
      line_id: match.lineId,
      kind: match.kind,
      cents: match.cents,
      investor_id: match.investorId,
      trade_id: match.tradeId,
      journal_id: match.journalId,
      is_booked: match.isBooked,
      how: match.how,
      payor: match.payor,
      reason: match.reason,
      matched_by: by,
      matched_at: at,
      undone_by: null,
      undone_reason: null,
      undone_at: null,
      undo_journal_id: null,
    })
    .execute();
}

/** A match that stands; undefined when it was undone or there is none. */
export async function findStandingMatch(db: Db, id: string): Promise<MatchRecord | undefined> {
  return db
    .selectFrom('bank_matches')
    .select([
      'id',
      'line_id as lineId',
      'kind',
      'cents',
      'investor_id as investorId',
      'trade_id as tradeId',
      'journal_id as journalId',
      'is_booked as isBooked',
      'how',
      'payor',
      'reason',
    ])
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
}

/** Ends a match; false when somebody was before. */
export async function endMatch(
  trx: Db,
  id: string,
  undone: { by: string; reason: string; at: Date; journalId: string | null },
): Promise<boolean> {
  const rows = await trx
    .updateTable('bank_matches')
    .set({
      undone_by: undone.by,
      undone_reason: undone.reason,
      undone_at: undone.at,
      undo_journal_id: undone.journalId,
    })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length > 0;
}
