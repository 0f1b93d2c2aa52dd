import type { Language } from '../../ground/people/languages.ts';
import type { Deal, ListedDeal } from './deal.wire.ts';

/** Id of the element of a page that holds its `PageContent` as JSON. */
export const PAGE_CONTENT_ID = 'page-content';

/** What the server drew into a page: the same for everybody, visitors included, so that it may be read before anybody is known. */
export type PageContent = {
  /** When it was drawn, in milliseconds since 1970: days until a deal closes are counted from here. */
  drawnAt: number;
  /** The list of live deals, where the page is about it. */
  deals: ListedDeal[] | null;
  /** The deal that the page is about, without its documents: those are for investors. */
  deal: Deal | null;
};

/** What the server gives the application to render the page. */
export type ContentDrawing = {
  /** The address of the page, without a query. */
  address: string;
  language: Language;
  content: PageContent;
};

/** The page as it was drawn: what stands in its root, its title, and what it is about where that is one thing. The two are text, not HTML. */
export type DrawnContent = { html: string; title: string; description: string | null };
