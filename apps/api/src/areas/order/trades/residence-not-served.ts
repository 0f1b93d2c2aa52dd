import { isServedAt } from '@portal/domain/firm/registrations/is-served-on';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findProvince } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { listRegistrations } from '../../firm/registrations/find-registrations.ts';
import { listPurchasers } from './find-purchasers.ts';
import type { TradeRecord } from './trade-record.ts';

/**
 * Why an order may go no further: by the profile it relies on, its investor lives where the dealer is not registered today, or the
 * second purchaser does by theirs. What decides for good passes `holdRegistrations`, so that none ends before its transaction does.
 */
export async function residenceNotServed(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
  readRegistrations = listRegistrations,
): Promise<'PROVINCE_NOT_SERVED' | null> {
  const { investorId, kycId } = order;
  const own = kycId === null ? null : await findProvince(trx, investorId, kycId);
  const others = (await listPurchasers(trx, order)).filter(({ role }) => role !== 'first');
  const provinces = [own, ...others.map(({ province }) => province)];
  const registrations = await readRegistrations(trx);
  const at = clock.now();
  return provinces.every((province) => isServedAt(province, registrations, at))
    ? null
    : 'PROVINCE_NOT_SERVED';
}
