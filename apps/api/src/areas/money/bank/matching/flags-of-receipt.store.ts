import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** A flag about a receipt's payor, with the payor as stored. */
export type FlagOfReceipt = { id: string; sealedPayor: Buffer | null };

/** All flags that a journal row ever raised about its payor, on reporting or on matching; open or cleared. */
export async function listFlagsOfReceipt(
  trx: Db,
  tradeId: string,
  journalId: string,
): Promise<FlagOfReceipt[]> {
  const { rows } = await sql<FlagOfReceipt>`
    select id, sealed_payor as "sealedPayor" from payment_flags
    where trade_id = ${tradeId} and kind = 'payer-differs' and (cleared_at is null or cleared_by is not null)
      and subject in (
        select event_id from money_journal where id = ${journalId}
        union select id from bank_matches where journal_id = ${journalId})`.execute(trx);
  return rows;
}
