import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { STORED_EVENT } from '../payments/journal/money-event.sql.ts';
import type { StoredMoneyFacts } from '../payments/journal/stored-money-facts.ts';
import type { DaySpan } from './day-span.ts';

export type OrderOfDay = { tradeId: string } & Pick<StoredMoneyFacts, 'events' | 'debits'>;

/**
 * What the money of orders follows from at the end of a day: of those that the books hold something for, or whose debit came back. All
 * others hold nothing.
 */
export async function listOrdersOfDay(db: Db, { until }: DaySpan, limit: number): Promise<OrderOfDay[]> {
  const { rows } = await sql<OrderOfDay>`
    select moved.trade_id as "tradeId", moved.events, coalesce(debited.debits, '[]') as debits
    from (
      select event.investor_id, event.trade_id,
        sum(case when event.credit_account = 'order-funds' then event.amount_cents
          when event.debit_account = 'order-funds' then -event.amount_cents else 0 end) as cents,
        jsonb_agg(${STORED_EVENT} order by event.seq) as events
      from money_journal event
      where event.trade_id is not null and event.kind <> 'authorization' and event.value_at < ${until}
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
    where moved.cents <> 0 or debited."cameBack"
    order by moved.trade_id
    limit ${limit}`.execute(db);
  return rows;
}
