import { type RawBuilder, sql } from 'kysely';
import { isAny } from '../../../../platform/db/is-any.sql.ts';

/** True for a journal row, `row`, that has not been reversed. */
export const NOT_TAKEN_BACK = sql<boolean>`not exists (
  select 1 from money_journal reversal
  where reversal.kind in ('receipt-reversed', 'return-reversed') and reversal.facts ->> 'row' = row.id)`;

/** A journal row, `event`, with what its order's money follows from. */
export const STORED_EVENT: RawBuilder<unknown> = sql`jsonb_build_object(
  'id', event.id, 'kind', event.kind, 'amountCents', event.amount_cents::text, 'reference', event.reference,
  'valueAt', event.value_at, 'wasClosed', event.order_was_closed, 'reverses', event.facts ->> 'row',
  'teller', coalesce((select origin.source from money_journal origin where origin.id = event.facts ->> 'event'), event.source),
  'isConfirmed', ${isAny(sql`
    from confirmed_money confirmed where confirmed.journal_id in (event.id, event.facts ->> 'event')`)}
)`;
