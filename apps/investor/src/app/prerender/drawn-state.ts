import type { Language } from '@portal/domain/ground/people/languages';
import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { pageDrawn } from '#state/slices/page-slice.ts';
import { type RootState, rootReducer } from '#state/store.ts';

/** What a page is prerendered from. */
export type Drawing = {
  language: Language;
  /** True for signed-in pages, rendered for nobody in particular. */
  isFrame: boolean;
  /** What the server rendered into the page; null for the frame alone. */
  content: PageContent | null;
};

/** Lets signed-in pages render; it belongs to nobody and is never sent. */
const NOBODYS_TOKEN = 'prerendering';

/** The state a page is prerendered from and taken over with: it holds nothing personal. */
export function drawnState({ language, isFrame, content }: Drawing): RootState {
  return [
    setLanguage(language),
    ...(isFrame ? [authenticate(NOBODYS_TOKEN)] : []),
    ...(content === null ? [] : [pageDrawn(content)]),
  ].reduce<RootState>(
    (state, action) => rootReducer(state, action),
    rootReducer(undefined, { type: 'start' }),
  );
}
