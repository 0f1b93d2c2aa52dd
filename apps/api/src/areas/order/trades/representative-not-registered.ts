import { mayTakeOrder, standInOf } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findProvince } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { listRepresentatives } from '../../people/representatives/find-representatives.ts';
import { listPurchasers } from './find-purchasers.ts';
import { findRepresentativeOf } from './purchasers.store.ts';
import type { TradeRecord } from './trade-record.ts';

/**
 * Why nobody of the dealer may take an order today: whoever works for its investor is not registered where each purchaser lives, or the
 * investor has nobody (NI 31-103 s. 4.1). What decides for good passes `holdRepresentatives`, so that none ends before its transaction does.
 */
export async function representativeNotRegistered(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
  readRepresentatives = listRepresentatives,
): Promise<'REPRESENTATIVE_NOT_REGISTERED' | null> {
  const { investorId, kycId } = order;
  const worksForThem = standInOf(await readRepresentatives(trx), await findRepresentativeOf(trx, investorId));
  const own = kycId === null ? null : await findProvince(trx, investorId, kycId);
  const others = (await listPurchasers(trx, order)).filter(({ role }) => role !== 'first');
  const provinces = [own, ...others.map(({ province }) => province)];
  return mayTakeOrder(worksForThem, provinces, clock.now()) ? null : 'REPRESENTATIVE_NOT_REGISTERED';
}
