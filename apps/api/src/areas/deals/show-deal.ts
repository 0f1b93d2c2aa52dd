import type { Deal } from '@portal/domain/wire/deal';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findDealDocuments, findPublishedDeal } from './deals.store.ts';
import { showFilms } from './films/show-films.ts';
import { presentDeal } from './present-deal.ts';

/** Who looks: an investor sees the deal's documents, the public does not. */
export type Audience = 'investor' | 'public';

/** One deal by id or slug. Throws NOT_FOUND when there is none or it is not published. */
export async function showDeal(
  deps: Deps,
  idOrSlug: string,
  audience: Audience,
  language: Language,
): Promise<Deal> {
  const deal = await findPublishedDeal(deps.db, idOrSlug);
  if (deal === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const documents = audience === 'investor' ? await findDealDocuments(deps.db, [deal.id]) : [];
  const videos = await showFilms(deps, deal.id, language);
  return {
    ...presentDeal(deal, { documents, videos }, language),
    orderHoldMinutes: deps.config.orderHoldMinutes,
  };
}
