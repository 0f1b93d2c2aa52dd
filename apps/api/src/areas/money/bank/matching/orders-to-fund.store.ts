import { searchTermsOf } from '@portal/domain/desk/investors/search-terms';
import { ORDERS_FOUND_MAX } from '@portal/domain/money/bank/lines/bank-schemas';
import { moneyOfOrder } from '@portal/domain/money/payments/order-money';
import {
  TRADE_STATUS_NUMBERS,
  type TradeStatus,
  tradeStatusOf,
} from '@portal/domain/order/trades/trade-status';
import { type RawBuilder, sql } from 'kysely';
import { likeLiteral } from '../../../../platform/db/like-literal.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { foundBy, isFoundBy } from '../../../people/accounts/found-by.sql.ts';
import { storedMoneyFacts } from '../../payments/journal/money-facts.sql.ts';
import { moneyFactsOf } from '../../payments/journal/stored-money-facts.ts';

/** An order under way that lacks money. */
export type OrderWithoutFunds = {
  tradeId: string;
  status: TradeStatus;
  investorName: string;
  totalCents: bigint;
  missingCents: bigint;
};

const UNDER_WAY = [
  TRADE_STATUS_NUMBERS.open,
  TRADE_STATUS_NUMBERS.submitted,
  TRADE_STATUS_NUMBERS.changesAsked,
  TRADE_STATUS_NUMBERS.inReview,
  TRADE_STATUS_NUMBERS.approved,
];
const ORDER_ID = sql.ref('trades.id');

/** What statement lines contain that may identify an order. */
export type SoughtBy = {
  /** As `orderReference` writes them. */
  references: readonly string[];
  amounts: readonly bigint[];
  /** Folded, as `foundBy` has them. */
  words: readonly string[];
};

/** Those of the orders that lack money that have one of these references. */
export async function listOrdersNamed(db: Db, references: readonly string[]): Promise<OrderWithoutFunds[]> {
  const rows = await withMoney(db)
    .where(isReferenced('trades', references))
    .where(lacksMoney('trades'))
    .execute();
  return rows.map(missingOf);
}

/**
 * Orders that lack money and that a line may be for: all with its reference or a name, all that were paid in several parts and, where
 * only the amount matches, the newest, at most `ofAmount` per amount; newest first.
 */
export async function listOrdersSought(
  db: Db,
  { references, amounts, words }: SoughtBy,
  ofAmount: number,
): Promise<OrderWithoutFunds[]> {
  const cents = sql`${[...amounts].map(String)}::bigint[]`;
  const isNamed = sql`string_to_array(btrim(${foundBy('investors')}), ' ') && ${[...words]}::text[]`;
  const newest = sql`
    select newest.id from unnest(${cents}) asked (cents) cross join lateral (
      select alike.id from trades alike where alike.total_cents = asked.cents and ${lacksMoney('alike')}
      order by alike.created_at desc limit ${ofAmount}) newest`;
  const named = sql`
    select alike.id from trades alike join investors on investors.id = alike.investor_id
    where alike.total_cents = any(${cents}) and ${lacksMoney('alike')} and ${isNamed}`;
  // With one payment an order lacks the rest of its total. What several come to only the rule can say (`moneyOfOrder`).
  const paidInPart = sql`
    select part.id from (
      select paid.id, paid.events, paid.missing, ${isNamed} as is_named,
        row_number() over (partition by paid.missing order by paid.created_at desc) as place
      from (
        select alike.id, alike.investor_id, alike.created_at, money.events, alike.total_cents - money.received as missing
        from trades alike cross join lateral (
          select count(*) as events, sum(amount_cents) filter (where kind = 'received') as received from money_journal
          where investor_id = alike.investor_id and trade_id = alike.id and kind <> 'authorization') money
        where ${lacksMoney('alike')} and money.events > 0 and (money.events > 1 or alike.total_cents - money.received = any(${cents}))
      ) paid join investors on investors.id = paid.investor_id) part
    where part.events > 1 or part.is_named or part.place <= ${ofAmount}`;
  const rows = await withMoney(db)
    .where(
      sql<boolean>`trades.id in (
        select alike.id from trades alike where ${isReferenced('alike', references)} and ${lacksMoney('alike')}
        union ${newest} union ${named} union ${paidInPart})`,
    )
    .orderBy('trades.created_at', 'desc')
    .execute();
  return rows.map(missingOf);
}

/** Written out, as the index of these orders has them. */
function lacksMoney(trades: string): RawBuilder<boolean> {
  const underWay = sql.join(UNDER_WAY.map((status) => sql.lit(status)));
  return sql<boolean>`(${sql.ref(`${trades}.status`)} in (${underWay}) and ${sql.ref(`${trades}.funds_received_at`)} is null)`;
}

function isReferenced(trades: string, references: readonly string[]): RawBuilder<boolean> {
  const lower = references.map((each) => each.toLowerCase());
  return sql<boolean>`left(${sql.ref(`${trades}.id`)}, 8) = any(${lower}::text[])`;
}

/** Orders in any status, by id. */
export async function listOrdersOf(db: Db, tradeIds: readonly string[]): Promise<OrderWithoutFunds[]> {
  const rows = await withMoney(db)
    .where(sql<boolean>`${ORDER_ID} = any(${[...tradeIds]}::text[])`)
    .execute();
  return rows.map(missingOf);
}

/** Orders in any status whose number starts with the search, or whose investor's name has these words; newest first. */
export async function searchOrders(db: Db, search: string): Promise<OrderWithoutFunds[]> {
  const number = `${likeLiteral(search.trim().toLowerCase())}%`;
  const named = await findNamed(db, searchTermsOf(search).words);
  const newest = sql`order by found.created_at desc limit ${ORDERS_FOUND_MAX}`;
  // Of few people, by their ids; of many, along the index of all orders, in which the newest of them soon come up. Open orders, of which
  // that index has none, are by themselves.
  const ofNamed =
    named.people.length <= NAMED_MAX
      ? sql`select found.id, found.created_at from trades found where found.investor_id = any(${named.people}) ${newest}`
      : sql`select id, created_at from (
          (select found.id, found.created_at from trades found
            where found.status <> 0 and ${isOfNamed(named.condition)} ${newest})
          union all
          (select found.id, found.created_at from trades found
            where found.status = 0 and ${isOfNamed(named.condition)} ${newest})) either`;
  const rows = await withMoney(db)
    .where(
      sql<boolean>`trades.id in (
        select id from (select found.id, found.created_at from trades found where found.id like ${number} ${newest}) numbered
        union all select id from (${ofNamed}) named)`,
    )
    .orderBy('trades.created_at', 'desc')
    .limit(ORDERS_FOUND_MAX)
    .execute();
  return rows.map(missingOf);
}

/** With fewer, their orders are found by their ids. */
const NAMED_MAX = 2_000;

/** Who has these words in their name, up to one more than `NAMED_MAX`; nobody without a word. */
async function findNamed(
  db: Db,
  words: readonly string[],
): Promise<{ condition: RawBuilder<unknown>; people: string[] }> {
  if (words.length === 0) {
    return { condition: sql`false`, people: [] };
  }
  const condition = isFoundBy('investors', words);
  const { rows } = await sql<{ id: string }>`
    select investors.id from investors where ${condition} limit ${NAMED_MAX + 1}`.execute(db);
  return { condition, people: rows.map(({ id }) => id) };
}

function isOfNamed(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select 1 from investors where investors.id = found.investor_id and ${condition})`;
}

function withMoney(db: Db) {
  return db
    .selectFrom('trades')
    .innerJoin('investors', 'investors.id', 'trades.investor_id')
    .select([
      'trades.id as tradeId',
      'trades.status',
      'trades.total_cents as totalCents',
      'investors.first_name as firstName',
      'investors.last_name as lastName',
      storedMoneyFacts.as('facts'),
    ]);
}

type WithMoney = Awaited<ReturnType<ReturnType<typeof withMoney>['execute']>>[number];

function missingOf({ facts, status, firstName, lastName, ...row }: WithMoney): OrderWithoutFunds {
  const order = { totalCents: row.totalCents, status: tradeStatusOf(status) };
  const { paidInCents } = moneyOfOrder(order, moneyFactsOf(facts));
  const missingCents = row.totalCents - (paidInCents > 0n ? paidInCents : 0n);
  return {
    ...row,
    status: order.status,
    investorName: `${firstName} ${lastName}`,
    missingCents: missingCents > 0n ? missingCents : 0n,
  };
}

/** The investor of each order, by id; unknown orders are missing. */
export async function findOwnersOfOrders(
  trx: Db,
  tradeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('trades')
    .select(['id', 'investor_id'])
    .where('id', 'in', [...tradeIds])
    .execute();
  return new Map(rows.map(({ id, investor_id }) => [id, investor_id]));
}
