import type { DealerRepresentative } from '@portal/domain/people/account/user.wire';
import type { Db } from '../../../platform/db/tables.ts';
import { findRepresentative } from './representatives.store.ts';

/** A representative as a person is told of theirs; null where there is none of this id. */
export async function showRepresentative(db: Db, id: string | null): Promise<DealerRepresentative | null> {
  const found = await findRepresentative(db, id);
  return found === undefined ? null : namedOnly(found);
}

/** What people are told of a representative, and nothing of the office. */
export function namedOnly({ id, fullName, referralCode }: DealerRepresentative): DealerRepresentative {
  return { id, fullName, referralCode };
}
