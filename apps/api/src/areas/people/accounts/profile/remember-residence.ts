import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Db } from '../../../../platform/db/tables.ts';
import { setProvince } from './investor-details.store.ts';

/** Notes where a person lives by what they submitted elsewhere; nothing where that names no province. */
export async function rememberResidence(trx: Db, investorId: string, province: unknown): Promise<void> {
  if (isProvinceCode(province)) {
    await setProvince(trx, investorId, province);
  }
}
