import { provincesServedAt } from '@portal/domain/firm/registrations/is-served-on';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listRegistrations } from './registrations.store.ts';

/** Where somebody has to live today to order. */
export async function listServedProvinces({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<ProvinceCode[]> {
  return answerServedProvinces(db, { at: clock.now() });
}

/** The same at an instant, for areas below that ask. */
export async function answerServedProvinces(db: Db, { at }: { at: Date }): Promise<ProvinceCode[]> {
  return provincesServedAt(await listRegistrations(db), at);
}
