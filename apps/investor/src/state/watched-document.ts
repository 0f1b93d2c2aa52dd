import { MEASURED_PAGES } from '@portal/domain/consent/measured-pages';

/**
 * The document that the application runs in. `isWatched` is true once scripts of other companies run in it. Nothing takes a
 * script out of a document again: such a document shows measured pages only, and a person who goes anywhere else gets a
 * new one. Tests put something else in the place of `startAnew`.
 */
export const watchedDocument = {
  isWatched: false,
  /** Asks the server for the address on screen anew; the policy of that document decides what may run in it. */
  startAnew: () => window.location.reload(),
};

/** True for a page on which visits may be measured; `page` is the name of its prerendered file. */
export function isMeasuredPage(page: string | undefined): boolean {
  return page !== undefined && MEASURED_PAGES.includes(page);
}
