import { provincesServedAt } from '@portal/domain/firm/registrations/is-served-on';
import { registrationState } from '@portal/domain/firm/registrations/registration-state';
import type { OfficeRegistrations } from '@portal/domain/firm/registrations/registrations.wire';
import { localDay } from '@portal/domain/ground/formats/local-day';
import type { Deps } from '../../../platform/deps.ts';
import { listPeriods } from './registrations.store.ts';

/** Where the dealer is, was and will be registered, and who said so. */
export async function showRegistrations({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<OfficeRegistrations> {
  const at = clock.now();
  const periods = await listPeriods(db);
  return {
    registrations: periods.map(({ recordedAt, ...one }) => ({
      ...one,
      state: registrationState(one, localDay(one.province, at)),
      recordedAt: recordedAt.toISOString(),
    })),
    served: provincesServedAt(periods, at),
  };
}
