import { representativeFor } from '@portal/domain/representatives/representative';
import type { DealerRepresentative } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listRepresentatives } from '../representatives/find-representatives.ts';
import { namedOnly } from '../representatives/show-representative.ts';
import { findInvestor } from './profile/investors.store.ts';

/**
 * Whom the investor talks to: their representative, who stands in for them, or the one to whom their account falls; null where the
 * dealer has nobody for them. Throws NOT_FOUND when the account is gone.
 */
export async function showOwnRepresentative(
  { db }: Pick<Deps, 'db'>,
  investorId: string,
): Promise<DealerRepresentative | null> {
  const investor = await findInvestor(db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { id, province, dealerRepresentativeId: representativeId } = investor;
  const found = representativeFor(await listRepresentatives(db), { id, representativeId, province });
  return found === null ? null : namedOnly(found);
}
