import type { DealerRepresentative } from '@portal/domain/people/account/user.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { namedOnly } from '../representatives/show-representative.ts';
import { allotRepresentative } from './allot-representative.ts';

/**
 * Whom the investor talks to: their representative, that person's stand-in, or the one their account is allotted to; null if the dealer has
 * nobody for them. Throws NOT_FOUND if the account is gone.
 */
export async function showOwnRepresentative(
  deps: Deps,
  investorId: string,
): Promise<DealerRepresentative | null> {
  const found = await transact(deps.db, (trx) => allotRepresentative(trx, deps, investorId));
  return found === null ? null : namedOnly(found);
}
