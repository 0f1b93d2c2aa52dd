import type { UnappliedQuery, UseKind } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { PlaceInTime } from '../../../../platform/http/place-in-time.ts';
import { IS_SEEN } from './unapplied-uses.store.ts';

export type ListedUnapplied = {
  id: string;
  lineId: string;
  accountName: string;
  day: string;
  sealed: Buffer;
  sealedPayor: Buffer | null;
  cents: bigint;
  usedCents: bigint;
  reason: string;
  /** Null for somebody outside the office, such as the demonstration. */
  by: string | null;
  at: Date;
  sortValue: string;
};

/** A page of unapplied money, newest first, without lines whose match was undone. */
export async function listUnappliedMoney(
  db: Db,
  { state }: Pick<UnappliedQuery, 'state'>,
  { after, limit }: { after: PlaceInTime | null; limit: number },
): Promise<ListedUnapplied[]> {
  const { rows } = await sql<ListedUnapplied>`
    select money.id, line.id as "lineId", account.name as "accountName", line.day, line.sealed,
      match.sealed_payor as "sealedPayor", money.cents,
      money.used_cents as "usedCents", match.reason, keeper.first_name || ' ' || keeper.last_name as by,
      match.matched_at as at, match.matched_at::text as "sortValue"
    from unapplied_money money
    join bank_matches match on match.id = money.id
    join bank_lines line on line.id = match.line_id
    join trust_accounts account on account.id = line.account_id
    left join staff keeper on keeper.id = match.matched_by
    where money.ended_at is null
      and ${state === undefined ? sql`true` : state === 'open' ? sql`money.used_cents < money.cents` : sql`money.used_cents = money.cents`}
      and ${after === null ? sql`true` : sql`(match.matched_at, match.id) < (${after.at}::timestamptz, ${after.id}::text)`}
    order by match.matched_at desc, match.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The total that is left. */
export async function sumOfUnapplied(db: Db): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(cents - used_cents), 0)::bigint as cents from unapplied_money where ended_at is null`.execute(
    db,
  );
  return rows[0]?.cents ?? 0n;
}

export type ListedUse = {
  id: string;
  unappliedId: string;
  kind: UseKind;
  cents: bigint;
  tradeId: string | null;
  investorName: string | null;
  sentOn: string | null;
  isSeen: boolean;
  reason: string;
  by: string | null;
  at: Date;
  undoneBy: string | null;
  undoneAt: Date | null;
  undoneReason: string | null;
};

const USES_LISTED_MAX = 2_000;

/** What was done with this money, earliest first, including what was undone. */
export async function listUses(db: Db, unappliedIds: readonly string[]): Promise<ListedUse[]> {
  const { rows } = await sql<ListedUse>`
    select unapplied_uses.id, unapplied_id as "unappliedId", kind, cents, trade_id as "tradeId", sent_on as "sentOn", reason,
      investor.first_name || ' ' || investor.last_name as "investorName", ${IS_SEEN} as "isSeen",
      maker.first_name || ' ' || maker.last_name as by, made_at as at,
      undoer.first_name || ' ' || undoer.last_name as "undoneBy", undone_at as "undoneAt", undone_reason as "undoneReason"
    from unapplied_uses
    left join investors investor on investor.id = unapplied_uses.investor_id
    left join staff maker on maker.id = unapplied_uses.made_by
    left join staff undoer on undoer.id = unapplied_uses.undone_by
    where unapplied_id = any(${[...unappliedIds]}::text[])
    order by made_at, unapplied_uses.id limit ${USES_LISTED_MAX}`.execute(db);
  return rows;
}
