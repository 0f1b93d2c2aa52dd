import type { Language } from '@portal/domain/ground/people/languages';
import { NO_CRITERIA } from '@portal/domain/offering/deals/choosing/filter-deals';
import { takesOrders } from '@portal/domain/offering/deals/funding';
import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { listLiveDeals } from './list-live-deals.ts';
import { showDeal } from './show-deal.ts';

/** More would make the page heavier than the list itself, of which a screen shows three. */
const DRAWN_DEALS_MAX = 40;

type Page = { path: string; language: Language };
type Content = Omit<PageContent, 'drawnAt'>;

/** The live deals as visitors see them; nothing if the list is long. */
export async function contentOfMarketplace(
  deps: Deps,
  { language }: Pick<Page, 'language'>,
): Promise<Content | null> {
  const deals = await listLiveDeals(deps, 'public', NO_CRITERIA, language);
  return deals.length > DRAWN_DEALS_MAX ? null : { deals, deal: null };
}

/** The deal named by the last part of the path, as visitors see it: without its documents. */
export async function contentOfDeal(deps: Deps, { path, language }: Page): Promise<Content | null> {
  const [, slug = ''] = /\/([\w-]+)\/*$/.exec(path) ?? [];
  return dealOf(deps, slug, language);
}

/** The deal on the first page of its order; nothing if it takes no orders, since that page looks different. */
export async function contentOfOrder(deps: Deps, { path, language }: Page): Promise<Content | null> {
  const [, slug = ''] = /\/([\w-]+)\/order\/*$/.exec(path) ?? [];
  const content = slug === '' ? null : await dealOf(deps, slug, language);
  const isOpen = content?.deal != null && takesOrders(content.deal, deps.clock.now().getTime());
  return isOpen ? content : null;
}

async function dealOf(deps: Deps, slug: string, language: Language): Promise<Content | null> {
  try {
    return { deals: null, deal: await showDeal(deps, slug, null, language) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') {
      return null;
    }
    throw error;
  }
}
