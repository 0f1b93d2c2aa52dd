import { sql } from 'kysely';
import { isAny } from '../../../../platform/db/is-any.sql.ts';
import { STORED_EVENT } from './money-event.sql.ts';
import type { StoredMoneyFacts } from './stored-money-facts.ts';

/** For a row of `trades`, everything that its money follows from, for any query that reads orders. */
export const storedMoneyFacts = sql<StoredMoneyFacts>`jsonb_build_object(
  'events', coalesce((
    select jsonb_agg(${STORED_EVENT})
    from money_journal event
    where event.investor_id = trades.investor_id and event.trade_id = trades.id and event.kind <> 'authorization'
  ), '[]'),
  'debits', coalesce((
    select jsonb_agg(jsonb_build_object(
      'amountCents', item.amount_cents::text, 'handedAt', file.created_at, 'dueOn', file.due_on,
      'cameBack', item.returned_at is not null
    ))
    from debit_file_items item join debit_files file on file.id = item.file_id
    where item.investor_id = trades.investor_id and item.trade_id = trades.id
  ), '[]'),
  'confirmed', coalesce((
    select jsonb_agg(jsonb_build_object('subject', flag.subject, 'times', flag.basis))
    from payment_flags flag
    where flag.investor_id = trades.investor_id and flag.trade_id = trades.id and flag.kind = 'looks-twice'
      and flag.cleared_at is not null and flag.basis <> ''
  ), '[]'),
  'hasAccount', ${isAny(sql`
    from payment_instructions account
    where account.investor_id = trades.investor_id and account.trade_id = trades.id
      and account.method = trades.payment_method and account.withdrawn_at is null
      and account.sealed_account is not null`)}
)`;
