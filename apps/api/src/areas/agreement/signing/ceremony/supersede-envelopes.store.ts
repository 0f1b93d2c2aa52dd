import type { Db } from '../../../../platform/db/tables.ts';
import type { Envelope } from './envelope.ts';

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

/**
 * Retires another ceremony for the same profile by itself: it is signed now, and nobody is asked twice. With null as
 * id, every one.
 */
export async function supersedeProfileEnvelopes(
  trx: Db,
  signed: Pick<Envelope, 'investorId' | 'kycId'> & { id: string | null },
): Promise<void> {
  await trx
    .updateTable('signing_envelopes')
    .set({ status: 'superseded' })
    .where('investor_id', '=', signed.investorId)
    .where('kyc_id', '=', signed.kycId)
    .where('id', 'is distinct from', signed.id)
    .where('trade_id', 'is', null)
    .where('status', '=', 'open')
    .execute();
}
