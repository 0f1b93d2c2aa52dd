import { isServedProvince } from '@portal/domain/ground/people/is-served-province';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findProvince } from '../../client/kyc/submitted/find-submitted-kyc.ts';

/** Why an order may go no further: by the profile it relies on, its investor lives where the dealer is not registered. */
export async function residenceNotServed(
  trx: Db,
  { config }: Pick<Deps, 'config'>,
  { investorId, kycId }: { investorId: string; kycId: string | null },
): Promise<'PROVINCE_NOT_SERVED' | null> {
  const province = kycId === null ? null : await findProvince(trx, investorId, kycId);
  return isServedProvince(province, config.brand.registeredIn) ? null : 'PROVINCE_NOT_SERVED';
}
