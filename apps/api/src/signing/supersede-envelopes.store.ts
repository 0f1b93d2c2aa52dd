import type { Db } from '../db/tables.ts';

/**
 * Retires the order's ceremony because the order changed: what was signed or shown no longer says what is ordered.
 * The old envelope and its files stay as records.
 */
export async function supersedeEnvelopes(trx: Db, investorId: string, tradeId: string): Promise<void> {
  await trx
    .updateTable('signing_envelopes')
    .set({ status: 'superseded' })
    .where('investor_id', '=', investorId)
    .where('trade_id', '=', tradeId)
    .where('status', 'in', ['open', 'completed'])
    .execute();
}
