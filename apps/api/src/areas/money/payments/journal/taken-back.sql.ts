import { sql } from 'kysely';

/** Of a row of the journal, `row`: nobody took it back out, so it still counts. */
export const NOT_TAKEN_BACK = sql<boolean>`not exists (
  select 1 from money_journal reversal
  where reversal.kind in ('receipt-reversed', 'return-reversed') and reversal.facts ->> 'row' = row.id)`;
