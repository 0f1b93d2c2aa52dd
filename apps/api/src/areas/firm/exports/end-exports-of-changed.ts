import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffEvents } from '../staff/staff-events.ts';
import { endExportsOf } from './exports.store.ts';

/** Files hold what the role of who asked for them let them see: with another role, or none, they are out of reach. */
export async function endExportsOfChanged(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { staffId }: StaffEvents['staff-changed'],
): Promise<void> {
  await endExportsOf(trx, staffId, clock.now());
}
