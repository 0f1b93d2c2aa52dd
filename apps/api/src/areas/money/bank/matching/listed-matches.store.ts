import type { MatchFilter } from '@portal/domain/money/bank/lines/line-query';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { PlaceInTime } from '../../../../platform/http/place-in-time.ts';
import type { MatchRecord } from './bank-matches.store.ts';

export type ListedMatch = Pick<
  MatchRecord,
  'id' | 'lineId' | 'kind' | 'cents' | 'tradeId' | 'how' | 'reason'
> & {
  sealedPayor: Buffer | null;
  /** Null, like the order, for money without one. */
  investorName: string | null;
  accountName: string;
  day: string;
  lineCents: bigint;
  sealed: Buffer;
  /** Null for somebody outside the office, such as the demonstration. */
  by: string | null;
  matchedAt: Date;
  undoneBy: string | null;
  undoneAt: Date | null;
  undoneReason: string | null;
  sortValue: string;
};

/** Those of the matches that the filter asks for. */
function asked({ line, state }: MatchFilter): RawBuilder<boolean> {
  const ofLine = line === undefined ? sql`true` : sql`match.line_id = ${line}`;
  const undone = sql`match.undone_at is ${state === 'undone' ? sql`not null` : sql`null`}`;
  return sql<boolean>`${ofLine} and ${state === undefined ? sql`true` : undone}`;
}

/** A page of matches, newest first. */
export async function listMatches(
  db: Db,
  filter: MatchFilter,
  { after, limit }: { after: PlaceInTime | null; limit: number },
): Promise<ListedMatch[]> {
  const { rows } = await sql<ListedMatch>`
    select match.id, match.line_id as "lineId", match.kind, match.cents, match.trade_id as "tradeId", match.how,
      match.sealed_payor as "sealedPayor", match.reason, match.matched_at as "matchedAt", match.undone_at as "undoneAt", match.undone_reason as "undoneReason",
      investor.first_name || ' ' || investor.last_name as "investorName", account.name as "accountName",
      line.day, line.cents as "lineCents", line.sealed, match.matched_at::text as "sortValue",
      matcher.first_name || ' ' || matcher.last_name as by,
      undoer.first_name || ' ' || undoer.last_name as "undoneBy"
    from bank_matches match
    join bank_lines line on line.id = match.line_id
    join trust_accounts account on account.id = line.account_id
    left join investors investor on investor.id = match.investor_id
    left join staff matcher on matcher.id = match.matched_by
    left join staff undoer on undoer.id = match.undone_by
    where ${asked(filter)}
      and ${after === null ? sql`true` : sql`(match.matched_at, match.id) < (${after.at}::timestamptz, ${after.id}::text)`}
    order by match.matched_at desc, match.id desc limit ${limit}`.execute(db);
  return rows;
}

/** How many the filter matches, at most `max`. */
export async function countMatches(db: Db, filter: MatchFilter, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from bank_matches match where ${asked(filter)} limit ${max}) counted`.execute(db);
  return rows[0]?.count ?? 0;
}
