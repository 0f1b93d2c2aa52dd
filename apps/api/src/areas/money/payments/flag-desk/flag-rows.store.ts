import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import type { Language } from '@portal/domain/ground/people/languages';
import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';
import type { PlaceInTime } from '../../../../platform/http/place-in-time.ts';
import { isWorkedBy } from '../../../people/representatives/worked-by.sql.ts';
import { storedMoneyFacts } from '../journal/money-facts.sql.ts';
import type { StoredMoneyFacts } from '../journal/stored-money-facts.ts';

/** Which flags to list; `representativeId` is null for all of them, including those without an order. */
export type AskedFlags = {
  state: 'open' | 'cleared';
  representativeId: string | null;
  of?: { investorId: string } | { tradeId: string } | undefined;
};

export type FoundFlag = {
  id: string;
  kind: PaymentFlagKind;
  detail: Record<string, string>;
  sealedPayor: Buffer | null;
  createdAt: Date;
  clearedAt: Date | null;
  clearedNote: string | null;
  clearedByName: string | null;
  tradeId: string | null;
  dealName: string | null;
  totalCents: bigint | null;
  status: number | null;
  facts: StoredMoneyFacts | null;
  investorId: string | null;
  investorName: string | null;
  province: string | null;
  sortValue: string;
};

type Page = { after: PlaceInTime | null; limit: number; language: Language };

/** A page of flags, at most `limit`: open ones oldest first, cleared ones newest first. */
export async function listFlagRows(
  db: Db,
  question: AskedFlags,
  { after, limit, language }: Page,
): Promise<FoundFlag[]> {
  const isOpen = question.state === 'open';
  const at = isOpen ? sql`flag.created_at` : sql`flag.cleared_at`;
  const last = after === null ? null : sql`(${after.at}::timestamptz, ${after.id}::text)`;
  const since =
    last === null
      ? sql``
      : isOpen
        ? sql`and (${at}, flag.id) > ${last}`
        : sql`and (${at}, flag.id) < ${last}`;
  const { rows } = await sql<FoundFlag>`
    select flag.id, flag.kind, flag.detail, flag.sealed_payor as "sealedPayor", flag.created_at as "createdAt", flag.cleared_at as "clearedAt",
      flag.cleared_note as "clearedNote", clearer.first_name || ' ' || clearer.last_name as "clearedByName",
      trades.id as "tradeId", deal.content #>> array['name', ${language}::text] as "dealName",
      trades.total_cents as "totalCents", trades.status,
      case when trades.id is null then null else ${storedMoneyFacts} end as facts,
      investor.id as "investorId", investor.first_name || ' ' || investor.last_name as "investorName",
      investor.province, ${at}::text as "sortValue"
    ${asked(question)} ${since}
    order by ${isOpen ? sql`${at}, flag.id` : sql`${at} desc, flag.id desc`} limit ${limit}`.execute(db);
  return rows;
}

/** How many there are, by the list's own query, up to COUNT_MAX. */
export async function countFlagRows(
  db: Db,
  question: AskedFlags,
): Promise<{ value: number; isCapped: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${asked(question)} limit ${COUNT_MAX + 1}) counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { value: Math.min(count, COUNT_MAX), isCapped: count > COUNT_MAX };
}

function asked({ state, representativeId, of }: AskedFlags): RawBuilder<unknown> {
  return sql`
    from payment_flags flag
    left join staff clearer on clearer.id = flag.cleared_by
    left join trades on trades.investor_id = flag.investor_id and trades.id = flag.trade_id
    left join deals deal on deal.id = trades.deal_id
    left join investors investor on investor.id = flag.investor_id
    where flag.cleared_at is ${state === 'open' ? sql`null` : sql`not null`}
      and ${
        representativeId === null
          ? sql`true`
          : isWorkedBy('investor.dealer_representative_id', representativeId)
      }
      and ${thoseOf(of)}`;
}

function thoseOf(of: AskedFlags['of']): RawBuilder<unknown> {
  if (of === undefined) {
    return sql`true`;
  }
  return 'tradeId' in of ? sql`flag.trade_id = ${of.tradeId}` : sql`flag.investor_id = ${of.investorId}`;
}
