import type { DealerRepresentative } from '@portal/domain/people/account/user.wire';
import type { Db } from '../../../platform/db/tables.ts';
import { findRepresentative } from './representatives.store.ts';

/** A representative as shown to an investor; null if there is none with this id. */
export async function showRepresentative(db: Db, id: string | null): Promise<DealerRepresentative | null> {
  const found = await findRepresentative(db, id);
  return found === undefined ? null : namedOnly(found);
}

/** Only what investors may know about a representative. */
export function namedOnly({ id, fullName, referralCode }: DealerRepresentative): DealerRepresentative {
  return { id, fullName, referralCode };
}
