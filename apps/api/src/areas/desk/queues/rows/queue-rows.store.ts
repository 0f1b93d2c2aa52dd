import { COUNT_MAX, type DeskSort } from '@portal/domain/desk/queues/desk-query';
import { type DeskWhy, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskCount } from '@portal/domain/desk/queues/office-desk.wire';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Language } from '@portal/domain/ground/people/languages';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { type RawBuilder, sql } from 'kysely';
import { isAny } from '../../../../platform/db/is-any.sql.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StoredClaim } from '../claims/claims.store.ts';
import type { ViewedPage } from '../claims/viewed-page.ts';
import type { PlaceInQueue } from './place-in-queue.ts';
import { matching, mayBeHeld, PLACE, rowsOf } from './queue-filter.sql.ts';
import type { QueueQuestion } from './queue-question.ts';

const ON_PAGE_MAX = 20;
/** For uses that show no deal's name. */
const ANY_LANGUAGE: Language = 'en';

/** A row of a queue as the database returns it. */
export type QueueRow = Omit<StoredClaim, 'version' | 'tags'> & {
  id: string;
  sortValue: string;
  why: DeskWhy;
  facts: Record<string, string>;
  since: Date;
  place: ProvinceCode;
  version: number | null;
  tags: string[] | null;
  holderRoles: StaffRole[] | null;
  tradeId: string | null;
  dealId: string | null;
  dealName: string | null;
  quantity: number | null;
  totalCents: bigint | null;
  status: number | null;
  method: PaymentMethod | null;
  investorId: string | null;
  investorName: string | null;
  province: ProvinceCode | null;
  representativeName: string | null;
  /** Whether a proposal about its order, or the money of its order, waits for a second person. */
  isProposed: boolean;
};

type Order = { by: RawBuilder<unknown>; as: RawBuilder<unknown>; isDescending: boolean };

/** What each sort orders by, as an expression and as the type of its cursor; the id breaks ties. */
const ORDERS: Readonly<Record<DeskSort, Order>> = {
  oldest: { by: sql`work.since`, as: sql`timestamptz`, isDescending: false },
  newest: { by: sql`work.since`, as: sql`timestamptz`, isDescending: true },
  largest: { by: sql`coalesce(trades.total_cents, 0)`, as: sql`bigint`, isDescending: true },
  name: { by: sql`coalesce(investor.search_name, '')`, as: sql`text`, isDescending: false },
};

/** Of all orders, which grow without end, each sort is the order of an index. */
const ORDERS_OF_ALL: Readonly<Record<DeskSort, Order>> = {
  ...ORDERS,
  largest: { ...ORDERS.largest, by: sql`trades.total_cents` },
  name: { ...ORDERS.name, by: sql`investor.search_name` },
};

function orderOf({ queue, filter: { sort = 'oldest', took } }: QueueQuestion): Order {
  if (queue !== 'all-orders') {
    return ORDERS[sort];
  }
  const order = ORDERS_OF_ALL[sort];
  // Orders that took a step lately are found by its time. By the index of their own, all the years before would be walked for the oldest.
  const isByTime = sort === 'oldest' || sort === 'newest';
  return took !== undefined && isByTime ? { ...order, by: sql`(work.since + interval '0')` } : order;
}

function orderBy({ by, isDescending }: Order): RawBuilder<unknown> {
  return isDescending ? sql`order by ${by} desc, work.id desc` : sql`order by ${by}, work.id`;
}

function afterCursor({ by, as, isDescending }: Order, cursor: PlaceInQueue | null): RawBuilder<unknown> {
  if (cursor === null) {
    return sql``;
  }
  const value = sql`${cursor.value}::${as}`;
  const last = sql`(${value}, ${cursor.id}::text)`;
  // The first condition follows from the second, and is the one that an index of the value alone can be asked by.
  return isDescending
    ? sql`and ${by} <= ${value} and (${by}, work.id) < ${last}`
    : sql`and ${by} >= ${value} and (${by}, work.id) > ${last}`;
}

/** A page of the requested rows, at most `limit`. */
export async function listQueueRows(
  db: Db,
  asked: QueueQuestion,
  { cursor, limit, language }: { cursor: PlaceInQueue | null; limit: number; language: Language },
): Promise<QueueRow[]> {
  const order = orderOf(asked);
  const place = afterCursor(order, cursor);
  // Which orders are on the page is found without what is only shown of them: joins that nothing asks for fall away.
  const page =
    asked.queue === 'all-orders'
      ? sql`${rowsOf(asked)} and work.id in (
          select id from (select work.id ${matching(asked)} ${place} ${orderBy(order)} limit ${limit}) page)`
      : sql`${matching(asked)} ${place}`;
  const { rows } = await sql<QueueRow>`
    select ${columns(asked, order, language)} ${page} ${orderBy(order)} limit ${limit}`.execute(db);
  return rows;
}

/** One row of the queue, whether or not the filter asks for it; undefined if it is not in the queue, or not visible to this person. */
export async function findQueueRow(
  db: Db,
  asked: QueueQuestion,
  id: string,
  language: Language,
): Promise<QueueRow | undefined> {
  const { rows } = await sql<QueueRow>`
    select ${columns(asked, ORDERS.oldest, language)} ${rowsOf(asked)} and work.id = ${id} limit 1`.execute(
    db,
  );
  return rows[0];
}

/**
 * The rows of the queue that belong to a page, at most `ON_PAGE_MAX`: everything about an order, what concerns an investor but no
 * order, or the thing itself.
 */
export async function listRowsOnPage(
  db: Db,
  asked: QueueQuestion,
  { kind, id }: ViewedPage,
): Promise<QueueRow[]> {
  const stands = {
    order: sql`(work.trade_id = ${id} or work.id = (select kyc_id from trades open where open.id = ${id}))`,
    investor: sql`(work.investor_id = ${id} and work.trade_id is null)`,
    itself: sql`work.id = ${id}`,
  }[kind === 'order' || kind === 'investor' ? kind : 'itself'];
  const { rows } = await sql<QueueRow>`
    select ${columns(asked, ORDERS.oldest, ANY_LANGUAGE)} ${rowsOf(asked)} and ${stands}
    ${orderBy(ORDERS.oldest)} limit ${ON_PAGE_MAX}`.execute(db);
  return rows;
}

function columns({ now }: QueueQuestion, { by }: Order, language: Language): RawBuilder<unknown> {
  return sql`work.id, ${by}::text as "sortValue", work.why, work.facts, work.since, ${PLACE} as place,
    claim.version, claim.tags, claim.snoozed_until as "snoozedUntil", holder.id as "holderId",
    holder.first_name || ' ' || holder.last_name as "holderName", holder.roles as "holderRoles",
    claim.held_at as "heldAt", claim.lease_ends_at as "leaseEndsAt",
    trades.id as "tradeId", deals.id as "dealId", ${dealName(language)} as "dealName",
    trades.quantity, trades.total_cents as "totalCents", trades.status, trades.payment_method as method,
    investor.id as "investorId", investor.first_name || ' ' || investor.last_name as "investorName",
    coalesce(profile.province, investor.province) as province,
    (select full_name from representatives where id = investor.dealer_representative_id) as "representativeName",
    ${isProposed(now)} as "isProposed"`;
}

/** Asked of the page's rows alone, by the index of open proposals. */
function isProposed(now: Date): RawBuilder<unknown> {
  return isAny(sql`
    from proposals proposal
    where proposal.target in ('trade:' || trades.id, 'money:' || trades.id)
      and proposal.state = 'submitted' and proposal.expires_at > ${now}`);
}

/** Computed once the page's rows are chosen: it reads the whole deal, which used to be most of the cost of a long queue. */
function dealName(language: Language): RawBuilder<unknown> {
  return sql`(select named.content #>> array['name', ${language}::text] from deals named where named.id = deals.id)`;
}

/** How many rows match, by the list's own query, up to `max`. */
export async function countQueueRows(
  db: Db,
  asked: QueueQuestion,
  max: number = COUNT_MAX,
): Promise<DeskCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${matching(asked)} limit ${max + 1}) counted`.execute(db);
  return capped(rows[0]?.count ?? 0, max);
}

/** A count that stops at its limit. */
export function capped(count: number, max: number = COUNT_MAX): DeskCount {
  return { value: Math.min(count, max), isCapped: count > max };
}

/**
 * Claims the first matching row that nobody holds, in one statement. `isEmpty` means there was none; with neither, somebody else was
 * faster.
 */
export async function claimFirst(
  trx: Db,
  asked: QueueQuestion,
  endsAt: Date,
): Promise<{ takenId: string | null; isEmpty: boolean }> {
  const order = orderOf(asked);
  const { kind } = QUEUE_FACTS[asked.queue];
  const { rows } = await sql<{ candidate: string | null; taken: string | null }>`
    with first as (
      select work.id, coalesce(claim.version, 0) as version
      ${matching({ ...asked, filter: { ...asked.filter, holder: 'nobody' } })} and ${mayBeHeld(asked)} ${orderBy(order)} limit 1
    ), taken as (
      insert into desk_claims as claim (kind, subject_id, version, holder_id, held_at, lease_ends_at)
      select ${kind}, first.id, first.version + 1, ${asked.staffId}, ${asked.now}, ${endsAt} from first
      on conflict (kind, subject_id) do update
        set version = claim.version + 1, holder_id = excluded.holder_id, held_at = excluded.held_at,
          lease_ends_at = excluded.lease_ends_at, snoozed_until = null
        where claim.version = excluded.version - 1 and (claim.holder_id is null or claim.lease_ends_at <= ${asked.now})
      returning subject_id
    )
    select (select id from first) as candidate, (select subject_id from taken) as taken`.execute(trx);
  const { candidate = null, taken = null } = rows[0] ?? {};
  return { takenId: taken, isEmpty: candidate === null };
}
