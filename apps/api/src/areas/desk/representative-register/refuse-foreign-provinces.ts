import { isToBeServedAt } from '@portal/domain/firm/registrations/is-served-on';
import { localDay } from '@portal/domain/ground/formats/local-day';
import type { OwnRegistration } from '@portal/domain/people/representatives/representative';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import { listRegistrations } from '../../firm/registrations/find-registrations.ts';

/**
 * Throws VALIDATION for a province in which the dealer is not and will not be registered: nobody acts there on its behalf (NI 31-103
 * s. 4.1). What is over may have been anywhere.
 */
export async function refuseForeignProvinces(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  registrations: readonly OwnRegistration[],
): Promise<void> {
  const at = clock.now();
  const ofDealer = await listRegistrations(db);
  const isForeign = ({ province, lastDay }: OwnRegistration) =>
    (lastDay === null || lastDay >= localDay(province, at)) && !isToBeServedAt(province, ofDealer, at);
  if (registrations.some(isForeign)) {
    throw invalid([{ path: 'registrations', key: 'representatives.registrations.foreign' }]);
  }
}
