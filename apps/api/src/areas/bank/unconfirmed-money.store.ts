import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** What a row of the journal is looked for by, where a line of a statement may confirm it. */
export type Wanted = {
  tradeId: string;
  kinds: readonly ('received' | 'returned' | 'released' | 'refunded')[];
  cents: bigint;
};

/**
 * The earliest row of an order's money that no line of a statement stands for yet, to the cent: told by a provider or by hand before
 * the bank's file had it. Money that was given to the order out of what was unapplied is the row that the bank told at first.
 */
export async function findUnconfirmed(
  trx: Db,
  { tradeId, kinds, cents }: Wanted,
): Promise<{ id: string; kind: string } | undefined> {
  return trx
    .selectFrom('money_journal as row')
    .select(['row.id', 'row.kind'])
    .where('row.kind', 'in', [...kinds])
    .where('row.amount_cents', '=', cents)
    .where('row.source', '<>', 'bank')
    .where(
      sql<boolean>`case when row.trade_id = ${tradeId} then
        'unapplied' not in (row.debit_account, row.credit_account)
      else exists (
        select 1 from money_journal applied
        where applied.trade_id = ${tradeId} and applied.facts ->> 'event' = row.id
      ) end`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from bank_matches match where match.journal_id = row.id and match.undone_at is null)`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from bank_matches match join money_journal paid on paid.id = match.journal_id
        where match.undone_at is null and paid.kind = 'paid-out' and paid.facts ->> 'row' = row.id)`,
    )
    .orderBy('row.seq')
    .limit(1)
    .executeTakeFirst();
}
