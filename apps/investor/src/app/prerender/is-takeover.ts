import type { Language } from '@portal/domain/ground/people/languages';

/** What the browser is about to render. */
type FirstRender = {
  /** Undefined on pages that are never prerendered. */
  page: string | undefined;
  language: Language;
  isSignedIn: boolean;
  /** The address's query with its question mark; a signed-in page with one shows something that was not prerendered. */
  query: string;
};

/**
 * True if the HTML is exactly what the application would render now, so that it can be taken over as it is. Prerendered
 * pages are a visitor's, frames (`data-frame`) a signed-in person's; anything else is replaced in one go.
 */
export function isTakeover(root: HTMLElement, { page, language, isSignedIn, query }: FirstRender): boolean {
  const { prerendered, language: prerenderedLanguage, frame } = root.dataset;
  const isFrame = frame !== undefined;
  return (
    prerendered !== undefined &&
    prerendered === page &&
    prerenderedLanguage === language &&
    isFrame === isSignedIn &&
    (query === '' || !isFrame)
  );
}
