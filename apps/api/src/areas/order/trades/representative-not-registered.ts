import { isRegistered, mayServe, standInOf } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import { findProvince } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { listRepresentatives } from '../../people/representatives/find-representatives.ts';
import { listPurchasers } from './find-purchasers.ts';
import { findRepresentativeOf } from './purchasers.store.ts';
import type { TradeRecord } from './trade-record.ts';

/**
 * Why an order is not approved: whoever works for its investor has no registration on record, or none where each purchaser lives (NI
 * 31-103 s. 4.1). Null for an investor without a representative.
 */
export async function representativeNotRegistered(
  trx: Db,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
): Promise<'REPRESENTATIVE_NOT_REGISTERED' | null> {
  const { investorId, kycId } = order;
  const worksForThem = standInOf(await listRepresentatives(trx), await findRepresentativeOf(trx, investorId));
  if (worksForThem === null) {
    return null;
  }
  const own = kycId === null ? null : await findProvince(trx, investorId, kycId);
  const others = (await listPurchasers(trx, order)).filter(({ role }) => role !== 'first');
  const provinces = [own, ...others.map(({ province }) => province)];
  const isThere =
    isRegistered(worksForThem) && provinces.every((province) => mayServe(worksForThem, province));
  return isThere ? null : 'REPRESENTATIVE_NOT_REGISTERED';
}
