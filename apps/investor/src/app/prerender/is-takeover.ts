import type { Language } from '@portal/domain/ground/people/languages';

/** What the browser is about to render. */
type FirstRender = {
  /** Undefined on pages that are never prerendered. */
  page: string | undefined;
  language: Language;
  isSignedIn: boolean;
  /** Of the address, with its question mark; a page of signed-in people shows by it what nobody drew. */
  query: string;
};

/**
 * True when the HTML that came is exactly what the application would render now, so that it can be taken over as it
 * stands. Prerendered pages are those of a signed-out person, frames (`data-frame`) those of a signed-in one; anything else is
 * replaced in one go.
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
