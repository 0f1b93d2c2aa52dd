import './app/app.css';
import { PAGE_CONTENT_ID, type PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { chooseLanguage } from '@portal/web/i18n/choose-language';
import { nextTask } from '@portal/web/page/next-task';
import { readBrand } from '@portal/web/read-brand';
import { listenForErrors } from '@portal/web/reporting/listen-for-errors';
import { describeError, reportError } from '@portal/web/reporting/report-error';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { restoreStore } from '#state/restore-store.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { pageDrawn } from '#state/slices/page-slice.ts';
import type { RootState } from '#state/store.ts';
import { App } from './app/app.tsx';
import { startMessages } from './app/messages.ts';
import { drawnState } from './app/prerender/drawn-state.ts';
import { isTakeover } from './app/prerender/is-takeover.ts';
import { loadSentry } from './app/reporting/load-sentry.ts';
import { showStartFailure } from './app/reporting/show-start-failure.ts';
import { preloadRoute } from './app/routes/app-routes.tsx';
import { findRoute } from './app/routes/find-route.ts';
import { takeAskedLanguage } from './app/session/take-asked-language.ts';
import { watchOtherTabs } from './app/session/watch-other-tabs.ts';
import { TAKEN_OVER } from './early/taken-over.ts';

/** The error boundary logs and reports; React need not log again. */
const REPORTED_ELSEWHERE = { onCaughtError: () => undefined };

/**
 * Restores the stored state, loads what the first page needs, and only then renders: until then a prerendered page stays on
 * screen untouched.
 */
async function start(root: HTMLElement): Promise<void> {
  listenForErrors(window);
  void loadSentry(document);
  const pagePreload = preloadRoute(window.location.pathname);
  const { store } = await restoreStore();
  watchOtherTabs(window, store);
  const language = chooseLanguage({
    asked: takeAskedLanguage(window),
    stored: store.getState().language.language,
    cookie: document.cookie,
    browser: navigator.languages,
  });
  store.dispatch(setLanguage(language));
  const [messages, route] = await Promise.all([
    startMessages(language, findRoute(window.location.pathname).texts, readBrand(document)),
    pagePreload,
  ]);
  const isSignedIn = store.getState().auth.accessToken !== null;
  // What the server drew into a frame is for signed-in people, anything else for visitors.
  const isDrawnForThem = (root.dataset.frame !== undefined) === isSignedIn;
  const content = isDrawnForThem && root.dataset.language === language ? readPageContent(document) : null;
  if (content !== null) {
    store.dispatch(pageDrawn(content));
  }
  const application = (drawnFrom?: RootState) => (
    <StrictMode>
      <BrowserRouter>
        <App store={store} messages={messages} drawnFrom={drawnFrom} />
      </BrowserRouter>
    </StrictMode>
  );
  await nextTask();
  const name = route.prerender ?? route.frame;
  // As a transition, so that the browser can paint and respond in between.
  if (isTakeover(root, { page: name, language, isSignedIn, query: window.location.search })) {
    const drawnFrom = drawnState({ language, isFrame: isSignedIn, content });
    startTransition(() => {
      hydrateRoot(root, application(drawnFrom), REPORTED_ELSEWHERE);
    });
  } else {
    startTransition(() => createRoot(root, REPORTED_ELSEWHERE).render(application()));
    // Nothing pressed before still exists.
    document.dispatchEvent(new Event(TAKEN_OVER));
  }
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('index.html has no element with the id root');
}
start(root).catch((error: unknown) => {
  reportError(describeError(error));
  showStartFailure(root);
});

/** The content the server rendered into this page; null if none. */
function readPageContent(document: Document): PageContent | null {
  const content: PageContent | null = JSON.parse(
    document.getElementById(PAGE_CONTENT_ID)?.textContent ?? 'null',
  );
  return content;
}
