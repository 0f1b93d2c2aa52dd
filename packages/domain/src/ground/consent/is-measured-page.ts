/**
 * The prerendered pages, by the name of their file, on which visits are measured: public, and nothing is typed there. Every
 * other page is a document that the scripts cannot enter.
 */
const MEASURED_PAGES: readonly string[] = ['home', 'landing', 'referral-entry', 'privacy-policy'];

/** Name of the meta element by which the server tells a page which tools of other companies the dealer has. */
export const OUTSIDE_TOOLS_META = 'outside-tools';

/** True for a page on which visits may be measured; `page` is the name of its prerendered file, and undefined for one that has none. */
export function isMeasuredPage(page: string | undefined): boolean {
  return page !== undefined && MEASURED_PAGES.includes(page);
}
