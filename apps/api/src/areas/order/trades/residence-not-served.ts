import { isServedProvince } from '@portal/domain/ground/people/is-served-province';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findProvince } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { listPurchasers } from './find-purchasers.ts';
import type { TradeRecord } from './trade-record.ts';

/**
 * Why an order may go no further: by the profile it relies on, its investor lives where the dealer is not registered, or the second
 * purchaser does by theirs.
 */
export async function residenceNotServed(
  trx: Db,
  { config }: Pick<Deps, 'config'>,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
): Promise<'PROVINCE_NOT_SERVED' | null> {
  const { investorId, kycId } = order;
  const own = kycId === null ? null : await findProvince(trx, investorId, kycId);
  const others = (await listPurchasers(trx, order)).filter(({ role }) => role !== 'first');
  const provinces = [own, ...others.map(({ province }) => province)];
  return provinces.every((province) => isServedProvince(province, config.brand.registeredIn))
    ? null
    : 'PROVINCE_NOT_SERVED';
}
