import { PAGE_CONTENT_ID, type PageContent } from '@portal/domain/offering/deals/page-content.wire';

/** What the server drew into this page, in its own words; null where it drew nothing. */
export function readPageContent(document: Document): PageContent | null {
  const content: PageContent | null = JSON.parse(
    document.getElementById(PAGE_CONTENT_ID)?.textContent ?? 'null',
  );
  return content;
}
