import { isToBeServedAt } from '@portal/domain/firm/registrations/is-served-on';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { listRegistrations } from '../../firm/registrations/find-registrations.ts';

/** Throws VALIDATION for a province in which the dealer is not and will not be registered: nobody acts there on its behalf (NI 31-103 s. 4.1). */
export async function refuseForeignProvinces(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  provinces: readonly ProvinceCode[],
): Promise<void> {
  const registrations = await listRegistrations(db);
  if (provinces.some((province) => !isToBeServedAt(province, registrations, clock.now()))) {
    throw invalid([{ path: 'provinces', key: 'representatives.provinces.foreign' }]);
  }
}
