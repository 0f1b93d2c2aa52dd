import type { Language } from '@portal/domain/ground/people/languages';
import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { authenticate } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { pageDrawn } from '#state/slices/page-slice.ts';
import { type RootState, rootReducer } from '#state/store.ts';

/** What a page is drawn from beforehand. */
export type Drawing = {
  language: Language;
  /** True for pages of signed-in people: they are drawn for nobody in particular. */
  isFrame: boolean;
  /** What the server drew into the page; null where it is the frame alone. */
  content: PageContent | null;
};

/** Nobody's: it opens the pages of signed-in people to be drawn, and is sent nowhere. */
const NOBODYS_TOKEN = 'prerendering';

/** The state that a page is drawn from beforehand, and taken over with: nothing of a person is in it. */
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
