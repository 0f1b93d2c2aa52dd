import type { MoneySource } from '@portal/domain/money/payments/money-event';
import type { Db } from '../../../../platform/db/tables.ts';
import { findMoney } from './money-journal.store.ts';

/** The id of the row that a source's event became. Throws where there is none. */
export async function findRecorded(trx: Db, source: MoneySource, eventId: string): Promise<string> {
  const row = await findMoney(trx, source, eventId);
  if (row === undefined) {
    throw new Error(`nothing was recorded of ${source}'s ${eventId}`);
  }
  return row.id;
}
