import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findDealId } from './office-deals.store.ts';

/** The id of the deal that somebody names by its id or by the name in its address. Throws NOT_FOUND. */
export async function requireDealId({ db }: Pick<Deps, 'db'>, idOrSlug: string): Promise<string> {
  const dealId = await findDealId(db, idOrSlug);
  if (dealId === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return dealId;
}
