import type { Posting } from '@portal/domain/payments/journal-accounts';
import type { Db } from '../../platform/db/tables.ts';

/** Where a row of the journal is booked. Throws when there is none. */
export async function findPostingOf(trx: Db, journalId: string): Promise<Posting> {
  return trx
    .selectFrom('money_journal')
    .select(['debit_account as debit', 'credit_account as credit'])
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
}
