import type { Posting } from '@portal/domain/money/payments/journal-accounts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

export type Entry = {
  posting: Posting;
  valueAt: Date;
  reference: string | null;
  /** The row that brought the unapplied money which it is about; null of what is about none. */
  event: string | null;
};

/** A row of the journal, as what takes it back needs it. Throws when there is none. */
export async function findEntry(trx: Db, journalId: string): Promise<Entry> {
  const { debit, credit, ...entry } = await trx
    .selectFrom('money_journal')
    .select([
      'debit_account as debit',
      'credit_account as credit',
      'value_at as valueAt',
      'reference',
      sql<string | null>`facts ->> 'event'`.as('event'),
    ])
    .where('id', '=', journalId)
    .executeTakeFirstOrThrow();
  return { ...entry, posting: { debit, credit } };
}
