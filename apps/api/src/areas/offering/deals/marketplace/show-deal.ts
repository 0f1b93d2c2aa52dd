import type { Language } from '@portal/domain/ground/people/languages';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findDealDocuments } from '../deals.store.ts';
import { showDealFilms } from '../files/show-deal-films.ts';
import { findReadableDeal } from '../find-readable-deal.ts';
import { presentDeal } from './present-deal.ts';

/** Who looks at the list. */
export type Audience = 'investor' | 'public';

/** One deal by id or slug, for an investor or (null) a visitor. Throws NOT_FOUND if they may not see it. */
export async function showDeal(
  deps: Deps,
  idOrSlug: string,
  investorId: string | null,
  language: Language,
): Promise<Deal> {
  const deal = await findReadableDeal(deps.db, deps, idOrSlug, investorId);
  if (deal === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const documents = investorId !== null ? await findDealDocuments(deps.db, deal) : [];
  const videos = await showDealFilms(deps, deal.content, language);
  return {
    ...presentDeal(deal, { documents, videos }, language),
    orderHoldMinutes: deps.config.orderHoldMinutes,
  };
}
