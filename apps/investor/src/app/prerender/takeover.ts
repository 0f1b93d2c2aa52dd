import type { Language } from '@portal/domain/wire/user';

/** What the browser is about to render; `page` is undefined on pages that are never prerendered. */
type FirstRender = { page: string | undefined; language: Language; isSignedIn: boolean };

/**
 * True when the HTML that came is exactly what the application would render now, so that it can be taken over as it
 * stands. Prerendered pages are those of a signed-out person; anything else is replaced in one go.
 */
export function isTakeover(root: HTMLElement, { page, language, isSignedIn }: FirstRender): boolean {
  const { prerendered, language: prerenderedLanguage } = root.dataset;
  return prerendered !== undefined && prerendered === page && prerenderedLanguage === language && !isSignedIn;
}
