import type { Db } from '../../../../platform/db/tables.ts';
import type { Envelope } from './envelope.ts';

/**
 * Retires the ceremony of an order that changed: what was signed or shown no longer says what is ordered. The old envelope and
 * its files are kept.
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

/** Retires the other ceremonies that confirm the same profile on its own, now that it is signed. A null id retires all of them. */
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
