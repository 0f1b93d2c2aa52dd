import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findClaim, type Subject } from './claims.store.ts';

/** Who holds a thing on the desk now; null if nobody does. */
export async function findHolder(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  subject: Subject,
): Promise<ColleagueName | null> {
  const { holderId: id, holderName: name, holderRoles: roles } = await findClaim(db, subject, clock.now());
  return id === null || name === null || roles === null ? null : { id, name, roles };
}
