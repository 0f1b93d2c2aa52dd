import type { OrderShare } from '@portal/domain/money/reconciliation/day-facts';
import { shareOfOrder } from '@portal/domain/money/reconciliation/share-of-order';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { STORED_EVENT } from '../payments/journal/money-event.sql.ts';
import { moneyFactsOf, type StoredMoneyFacts } from '../payments/journal/stored-money-facts.ts';
import { journalSince } from './came-since.sql.ts';
import type { DaySpan } from './day-span.ts';
import type { StateBefore } from './day-state.ts';

/**
 * What orders have in trust at the end of a day, by their ids, of which any amount is not nothing: as the state of the day closed
 * before has it, and folded anew of the orders about which anything came since. `isWhole` where there are fewer than `limit`.
 */
export async function listShares(
  db: Db,
  span: DaySpan,
  before: StateBefore | null,
  limit: number,
): Promise<{ shares: OrderShare[]; isWhole: boolean }> {
  const known = new Map(before?.shares.map((share) => [share.tradeId, share]));
  const readMax = limit + known.size;
  const orders = await listOrders(db, span, before, { known: [...known.keys()], limit: readMax });
  for (const { tradeId, events, debits } of orders) {
    const facts = moneyFactsOf({ events, debits, confirmed: [], hasAccount: false });
    const share = shareOfOrder(tradeId, facts);
    if (isNothing(share)) {
      known.delete(tradeId);
    } else {
      known.set(tradeId, share);
    }
  }
  const shares = [...known.values()].toSorted(byId);
  return { shares: shares.slice(0, limit), isWhole: orders.length < readMax && shares.length < limit };
}

function isNothing({ heldCents, shortCents, neverCreditedCents }: OrderShare): boolean {
  return heldCents === 0n && shortCents === 0n && neverCreditedCents === 0n;
}

function byId(one: OrderShare, other: OrderShare): number {
  return one.tradeId < other.tradeId ? -1 : 1;
}

type OrderOfDay = { tradeId: string } & Pick<StoredMoneyFacts, 'events' | 'debits'>;

/**
 * What orders' money follows from at the end of a day: of all with a balance in the books or a returned debit, as all others hold
 * nothing, or of those that moved since the state before, also where they hold nothing any more of what they held then.
 */
async function listOrders(
  db: Db,
  span: DaySpan,
  before: StateBefore | null,
  { known, limit }: { known: string[]; limit: number },
): Promise<OrderOfDay[]> {
  const { until } = span;
  const asked = before === null ? withBalance(until) : movedSince(span, before);
  const { rows } = await sql<OrderOfDay>`
    select moved.trade_id as "tradeId", moved.events, coalesce(debited.debits, '[]') as debits
    from (
      select event.investor_id, event.trade_id,
        sum(case when event.credit_account = 'order-funds' then event.amount_cents
          when event.debit_account = 'order-funds' then -event.amount_cents else 0 end) as cents,
        jsonb_agg(${STORED_EVENT} order by event.seq) as events
      from (${asked}) asked
      -- The events of an order are gathered once it is known that they may matter: of all orders, that took a minute.
      cross join lateral (
        select * from money_journal of_order
        where of_order.investor_id = asked.investor_id and of_order.trade_id = asked.trade_id offset 0
      ) event
      where event.kind <> 'authorization' and event.value_at < ${until}
      group by event.investor_id, event.trade_id
    ) moved
    left join lateral (
      select jsonb_agg(jsonb_build_object(
          'amountCents', item.amount_cents::text, 'handedAt', file.created_at, 'dueOn', file.due_on,
          'cameBack', coalesce(item.returned_at < ${until}, false))) as debits,
        bool_or(coalesce(item.returned_at < ${until}, false)) as "cameBack"
      from debit_file_items item join debit_files file on file.id = item.file_id
      where item.investor_id = moved.investor_id and item.trade_id = moved.trade_id and file.created_at < ${until}
    ) debited on true
    where moved.cents <> 0 or debited."cameBack" or moved.trade_id = any(${known}::text[])
    order by moved.trade_id collate "C"
    limit ${limit}`.execute(db);
  return rows;
}

function withBalance(until: Date) {
  return sql`
    select investor_id, trade_id from money_journal
    where trade_id is not null and kind <> 'authorization' and value_at < ${until}
      and 'order-funds' in (debit_account, credit_account)
    group by investor_id, trade_id
    having sum(case when credit_account = 'order-funds' then amount_cents else -amount_cents end) <> 0
    union
    select investor_id, trade_id from debit_file_items where returned_at < ${until}`;
}

/** By a row of the journal, a debit that came back or one that was handed to the bank. */
function movedSince(span: DaySpan, before: StateBefore) {
  return sql`
    select investor_id, trade_id from ${journalSince(span, before)} entry
    where trade_id is not null and kind <> 'authorization'
    union
    select investor_id, trade_id from debit_file_items
    where returned_at >= ${before.until} and returned_at < ${span.until}
    union
    select item.investor_id, item.trade_id
    from debit_files file join debit_file_items item on item.file_id = file.id
    where file.created_at >= ${before.until} and file.created_at < ${span.until}`;
}
