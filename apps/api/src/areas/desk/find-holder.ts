import type { ColleagueName } from '@portal/domain/wire/office-desk';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { findClaim } from './claims.store.ts';

/** Who has an order now; null where nobody has. */
export async function findHolder(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  orderId: string,
): Promise<ColleagueName | null> {
  const {
    holderId: id,
    holderName: name,
    holderRole: role,
  } = await findClaim(db, { kind: 'order', id: orderId }, clock.now());
  return id === null || name === null || role === null ? null : { id, name, role };
}
