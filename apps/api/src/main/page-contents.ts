import {
  contentOfDeal,
  contentOfMarketplace,
  contentOfOrder,
} from '../areas/offering/deals/page-contents.ts';
import type { Deps } from '../platform/deps.ts';
import type { PageContents } from '../platform/drawing/draw-pages.ts';

/** Into which pages of the application the server draws what everybody may see of them. */
export function pageContents(deps: Deps): PageContents {
  return {
    marketplace: (page) => contentOfMarketplace(deps, page),
    deal: (page) => contentOfDeal(deps, page),
    wizard: (page) => contentOfOrder(deps, page),
  };
}
